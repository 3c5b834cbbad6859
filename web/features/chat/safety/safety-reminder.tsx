import { HeartHandshake } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import type { Risk } from "#contract/catalogue/risks.ts";
import { outbox } from "#web/features/chat/outbox/outbox.ts";
import { useReminder } from "#web/features/chat/outbox/use-outbox.ts";
import styles from "./safety.module.css";

interface SafetyReminderProps {
  /** The place around the card. */
  readonly className?: string | undefined;
  /** The key of the outbox, which a conversation has before its first message too. */
  readonly conversation: string;
  /** Back to the field. */
  readonly onEdit: () => void;
  /** Sends the draft. */
  readonly onSend: () => void;
  /** Sends what the outbox holds. */
  readonly onRetry: (clientId: string) => void;
}

/** Slows the member down before a message is sent; it never blocks. */
export function SafetyReminder(props: SafetyReminderProps) {
  const { className, conversation, onEdit, onSend, onRetry } = props;
  const reminder = useReminder(conversation);
  if (!reminder) return null;
  const { risks, clientId } = reminder;
  const edit = () => {
    outbox.closeReminder(conversation);
    onEdit();
  };
  const send = () => (clientId === null ? onSend() : onRetry(clientId));
  // A member who is already writing the next message keeps the field.
  const isWriting = clientId !== null && outbox.get(conversation).draft !== "";
  return (
    <div className={className} key={clientId}>
      <Card risks={risks} takesFocus={!isWriting} onEdit={edit} onSend={send} />
    </div>
  );
}

interface CardProps extends Pick<SafetyReminderProps, "onEdit" | "onSend"> {
  readonly risks: readonly Risk[];
  readonly takesFocus: boolean;
}

function Card({ risks, takesFocus, onEdit, onSend }: CardProps) {
  const t = useTranslations("chat-dialogs.safety");
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const onAppear = useEffectEvent(() => {
    if (takesFocus) card.current?.querySelector("button")?.focus({ preventScroll: true });
  });
  useEffect(() => onAppear(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEdit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back, as in a dialog
    <div
      ref={card}
      className={styles.reminder}
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}words`}
      onKeyDown={onKeyDown}
    >
      <HeartHandshake className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p id={`${id}title`}>
          <strong>{t("title")}</strong>
        </p>
        <div id={`${id}words`} className={styles.words}>
          {risks.map((risk) => (
            <p key={risk}>{t(`sending.${risk}`)}</p>
          ))}
          <p className={styles.private}>{t("private")}</p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button onClick={onEdit}>{t("edit")}</Button>
        <Button variant="quiet" onClick={onSend}>
          {t("send")}
        </Button>
      </div>
    </div>
  );
}
