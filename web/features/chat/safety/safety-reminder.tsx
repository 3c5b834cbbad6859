import { HeartHandshake } from "lucide-react";
import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { usePageContext } from "#web/page-context.ts";
import { createDraftCheck } from "./check-draft.ts";
import type { CheckDraft } from "./check-draft.ts";
import type { Risk } from "./find-risks.ts";
import styles from "./safety.module.css";

/** Without it, while the code loads, a message is sent without delay. */
export interface Reminder {
  /** True the first time that a text of this conversation has a risk: the member looks again. */
  readonly stops: (text: string) => boolean;
}

interface SafetyReminderProps {
  readonly ref: Ref<Reminder>;
  /** The place around the card. */
  readonly className?: string | undefined;
  /** The key of the outbox, which a conversation has before its first message too. */
  readonly conversation: string;
  /** Back to the field; the text is still there. */
  readonly onEdit: () => void;
  readonly onSend: () => void;
}

/** Slows the member down before she sends; it never blocks. */
export function SafetyReminder(props: SafetyReminderProps) {
  const { ref, className, conversation, onEdit, onSend } = props;
  const { locale } = usePageContext();
  const [check, setCheck] = useState<CheckDraft | null>(null);
  const [risks, setRisks] = useState<readonly Risk[]>([]);
  useEffect(() => {
    createDraftCheck(locale).then(
      (loaded) => setCheck(() => loaded),
      () => undefined,
    );
  }, [locale]);
  useImperativeHandle(
    ref,
    () => ({
      stops: (text) => {
        const found = check?.(conversation, text) ?? [];
        setRisks(found);
        return found.length > 0;
      },
    }),
    [check, conversation],
  );
  if (risks.length === 0) return null;
  const edit = () => {
    setRisks([]);
    onEdit();
  };
  return (
    <div className={className}>
      <Card risks={risks} onEdit={edit} onSend={onSend} />
    </div>
  );
}

interface CardProps extends Pick<SafetyReminderProps, "onEdit" | "onSend"> {
  readonly risks: readonly Risk[];
}

function Card({ risks, onEdit, onSend }: CardProps) {
  const t = useTranslations("chat-dialogs.safety");
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // In the dialog of the gifts, Escape would close the dialog too.
    event.preventDefault();
    event.stopPropagation();
    onEdit();
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
