import { useEffect, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat.ts";
import { Button } from "#ui/action/button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./composer.module.css";
import { ComposerNotes } from "./composer-notes.tsx";
import { growWithText } from "./grow-with-text.ts";
import { MessageCost } from "./message-cost.tsx";
import { charactersLeft, COUNTED_FROM } from "./message-length.ts";
import { hasJustArrived } from "#web/features/chat/conversation/take-focus.ts";
import { useBalance } from "./use-balance.ts";
import type { Sending } from "#web/features/chat/outbox/use-send-message.ts";
import { useTellTyping } from "#web/features/chat/conversation/use-tell-typing.ts";
import { unsent, useDraft, useTalkKey } from "#web/features/chat/outbox/use-outbox.ts";

interface ComposerProps {
  readonly price: MessagePrice;
  readonly sending: Sending;
}

/** Where one writes, with what it costs beside the button that spends it. */
export function Composer({ price, sending }: ComposerProps) {
  const t = useTranslations("chat.composer");
  const { message_length } = useSettings();
  const key = useTalkKey(price.profile.id);
  const draft = useDraft(key);
  const tellTyping = useTellTyping(price.conversation?.id ?? null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => growWithText(box.current, draft), [draft]);
  useEffect(() => {
    if (box.current && hasJustArrived(box.current) && isTypedOn()) box.current.focus();
  }, []);
  const { enough } = useBalance(price);
  const left = charactersLeft(draft, message_length);
  const tooLong = left < 0;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    box.current?.focus();
    if (draft.trim() !== "" && !tooLong) void sending.send(draft);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    // On a touch keyboard Enter is the only way to a new line.
    if (!isTypedOn()) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} method="dialog" data-composer onSubmit={send}>
      <div className={styles.column}>
        <ComposerNotes price={price} refusal={sending.refusal} />
        <TextAreaField
          ref={box}
          label={t("label", { name: price.profile.name })}
          labelHidden
          placeholder={t("placeholder")}
          className={styles.box}
          rows={1}
          enterKeyHint="enter"
          dir="auto"
          value={draft}
          onChange={(event) => {
            unsent.write(key, event.target.value);
            tellTyping();
          }}
          onKeyDown={press}
          error={tooLong && t("tooLong", { count: -left })}
          hint={!tooLong && left <= COUNTED_FROM && t("left", { count: left })}
        />
        <div className={styles.foot}>
          <MessageCost price={price} />
          <Button type="submit" variant={enough ? "primary" : "quiet"}>
            {t("send")}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** A real keyboard, most likely: a touch keyboard would cover the conversation. */
const isTypedOn = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;
