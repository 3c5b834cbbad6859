import { useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { LoadedConversation } from "#contract/office/operators.ts";
import { Button } from "#ui/action/button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import styles from "./operators.module.css";

interface ReplyFormProps {
  readonly data: LoadedConversation;
  readonly busy: boolean;
  /** Somebody else may have claimed the conversation: the text stays, but cannot be sent. */
  readonly isEnded: boolean;
  readonly onSend: (text: string) => void;
  /** Claims the conversation for longer. */
  readonly onKeep: () => void;
  /** Refers the member to the supervisor instead. */
  readonly onFlag: () => void;
}

/** The claim is extended for an operator who is still writing when less than this is left. */
const KEEP_MS = 5 * 60_000;

/** As the server compares: line breaks and spaces may differ. */
const collapseSpaces = (text: string) => text.normalize("NFC").replaceAll(/\s+/g, " ");

/** The reply as the fictional profile; Ctrl and Enter send it. */
export function ReplyForm({ data, busy, isEnded, onSend, onKeep, onFlag }: ReplyFormProps) {
  const t = useTranslations("office.conversations");
  const format = useFormatter();
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const question = data.last_question;
  const isHonest = collapseSpaces(text).includes(collapseSpaces(data.honest_line));
  const names = { member: data.member.name, name: data.profile.name };
  const excess = Array.from(text.trim()).length - data.message_length;
  function change(next: string) {
    setText(next);
    setError(null);
    const left = new Date(data.claimed_until).getTime() - Date.now();
    if (!isEnded && left < KEEP_MS) onKeep();
  }
  function insertLine() {
    change([data.honest_line, text.trim()].filter(Boolean).join(" "));
    field.current?.focus();
  }
  function send() {
    if (isEnded || busy) return;
    if (text.trim() === "") setError(t("empty"));
    else if (question && !isHonest) setError(t("honest_missing"));
    else if (excess > 0) setError(t("too_long", { count: excess }));
    else onSend(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      className={styles.reply}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className={question ? styles.question : styles.duty}
        role={question ? "status" : undefined}
      >
        <p>
          {question && <strong>{t("asked", names)}</strong>}{" "}
          {isHonest ? t("honest_there") : question ? t("honest_needed") : t("honest_duty", names)}
        </p>
        {question && (
          <p>
            {t("asked_when", {
              by: question.by,
              date: format.dateTime(new Date(question.at), {
                dateStyle: "long",
                timeStyle: "short",
              }),
            })}
          </p>
        )}
        {!isHonest && (
          <Button variant="quiet" onClick={insertLine}>
            {t("insert_honest")}
          </Button>
        )}
      </div>
      <TextAreaField
        ref={field}
        label={t("reply", { name: data.profile.name })}
        lang={data.language}
        rows={4}
        value={text}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button variant="quiet" aria-disabled={isEnded} onClick={() => !isEnded && onFlag()}>
          {t("flag")}
        </Button>
        <span className={styles.quiet}>{t("never_ask")}</span>
        <Button type="submit" busy={busy} aria-disabled={isEnded}>
          {t("send")} <kbd>Ctrl ↵</kbd>
        </Button>
      </div>
    </form>
  );
}
