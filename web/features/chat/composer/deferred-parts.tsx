import type { RefObject } from "react";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { GiftPicker } from "#web/features/chat/gifts/gift-picker.tsx";
import { useOutboxKey } from "#web/features/chat/outbox/use-outbox.ts";
import type { SendMessage } from "#web/features/chat/outbox/use-send-message.ts";
import { PhotoPicker } from "#web/features/chat/photos/photo-picker.tsx";
import { ReceivedWarning } from "#web/features/chat/safety/received-warning.tsx";
import { SafetyReminder } from "#web/features/chat/safety/safety-reminder.tsx";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import styles from "./composer.module.css";
import type { usePicker } from "./use-picker.ts";

const EmojiPicker = lazyDialog(
  async () => (await import("#web/features/chat/emoji/emoji-picker.tsx")).EmojiPicker,
  { areas: ["chat-dialogs"], load: "whenOpened" },
);

interface DeferredPartsProps {
  readonly open: boolean;
  readonly price: MessagePrice;
  readonly sendMessage: SendMessage;
  readonly picker: ReturnType<typeof usePicker>["picker"];
  readonly onClose: () => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Sends the draft. */
  readonly onSend: () => void;
}

/**
 * What a conversation does not need to be read and answered: what a member can send besides a text, and
 * the warnings of scams. One file, because each more costs every page its name.
 */
export function DeferredParts(props: DeferredPartsProps) {
  const { price, sendMessage, picker, onClose, field, onSend } = props;
  const { profile, conversation } = price;
  const ofPicker = { price, sendMessage, onClose };
  return (
    <>
      <SafetyReminder
        className={styles.reminder}
        conversation={useOutboxKey(profile.id)}
        onEdit={() => field.current?.focus()}
        onSend={onSend}
        onRetry={sendMessage.retry}
      />
      {conversation && (
        <ReceivedWarning key={conversation.id} profile={profile} conversation={conversation.id} />
      )}
      <EmojiPicker open={picker === "emoji"} onClose={onClose} field={field} />
      <GiftPicker {...ofPicker} open={picker === "gift"} />
      <PhotoPicker {...ofPicker} open={picker === "photo"} />
    </>
  );
}
