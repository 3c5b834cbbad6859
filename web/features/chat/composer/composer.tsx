import { Gift, ImagePlus, Smile } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { PriceLine } from "#ui/text/price-line.tsx";
import { useSendTyping } from "#web/features/chat/conversation/typing.ts";
import { useBalance, usePriceText } from "#web/features/chat/message-price.ts";
import { outbox } from "#web/features/chat/outbox/outbox.ts";
import { useDraft, useOutboxKey } from "#web/features/chat/outbox/use-outbox.ts";
import type { SendMessage } from "#web/features/chat/outbox/use-send-message.ts";
import { useCameFrom } from "#web/site/links/back-link.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { ComposerNotes } from "./composer-notes.tsx";
import styles from "./composer.module.css";
import { SHOW_REMAINING_FROM, measureDraft } from "./message-length.ts";
import { usePicker } from "./use-picker.ts";

const DeferredParts = lazyDialog(async () => (await import("./deferred-parts.tsx")).DeferredParts, {
  areas: ["chat-dialogs"],
});

interface ComposerProps {
  readonly price: MessagePrice;
  readonly sendMessage: SendMessage;
}

/** The message field, with the price next to the send button. */
export function Composer({ price, sendMessage }: ComposerProps) {
  const t = useTranslations("chat.composer");
  const { message_length } = useSettings();
  const key = useOutboxKey(price.profile.id);
  const draft = useDraft(key);
  const sendTyping = useSendTyping(price.conversation?.id ?? null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => growWithText(field.current, draft), [draft]);
  const cameToWrite = useCameFrom("profile", "matches", "pop-up");
  const onOpen = useEffectEvent((element: HTMLTextAreaElement) => {
    if (cameToWrite || (hasFocusAround(element) && hasKeyboard())) element.focus();
  });
  useEffect(() => {
    if (field.current) onOpen(field.current);
  }, []);
  const choice = usePicker();
  const { name } = price.profile;
  const [photoName, giftName] = [t("photo", { name }), t("gift", { name })];
  const { isEnough } = useBalance(price);
  const { amount, detail } = usePriceText(price);
  const { text, left } = measureDraft(draft, message_length);
  const isTooLong = left < 0;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (text === "" || isTooLong) return;
    void sendMessage.send({ text, gift: null, photo: null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    // Touch keyboards have no Shift+Enter, so Enter starts a new line.
    if (!hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <DeferredParts
        open
        price={price}
        sendMessage={sendMessage}
        picker={choice.picker}
        onClose={choice.close}
        field={field}
        onSend={send}
      />
      <form className={styles.composer} method="dialog" data-composer onSubmit={send}>
        <div className={styles.column}>
          <NoScriptNote />
          <ComposerNotes price={price} error={sendMessage.error} />
          <TextAreaField
            ref={field}
            label={t("label", { name })}
            labelHidden
            placeholder={t("placeholder")}
            className={styles.box}
            rows={1}
            enterKeyHint="enter"
            dir="auto"
            value={draft}
            onChange={(event) => {
              outbox.setDraft(key, event.target.value);
              sendTyping();
            }}
            onKeyDown={onKeyDown}
            error={isTooLong && t("tooLong", { count: -left })}
            hint={!isTooLong && left <= SHOW_REMAINING_FROM && t("left", { count: left })}
          />
          <div className={styles.foot}>
            <PriceLine amount={amount} detail={detail} />
            <div className={styles.tools}>
              <IconButton
                name={t("emoji")}
                title={t("emoji")}
                aria-expanded={choice.picker === "emoji"}
                onClick={() => choice.toggle("emoji")}
              >
                <Smile />
              </IconButton>
              <IconButton name={photoName} title={photoName} onClick={() => choice.open("photo")}>
                <ImagePlus />
              </IconButton>
              <IconButton name={giftName} title={giftName} onClick={() => choice.open("gift")}>
                <Gift />
              </IconButton>
            </div>
            <Button type="submit" variant={isEnough ? "primary" : "quiet"}>
              {t("send")}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}

/** Most likely a hardware keyboard; a touch keyboard would cover the conversation. */
const hasKeyboard = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Whether opening the conversation moved focus to an element around the field. */
function hasFocusAround(field: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.contains(field);
}

/** Grows the field with its text in browsers without `field-sizing: content`. */
function growWithText(field: HTMLTextAreaElement | null, text: string): void {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  if (text === "") return;
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
