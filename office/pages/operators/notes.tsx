import { useId, useRef } from "react";
import type { FormEvent } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { LoadedConversation } from "#contract/office/operators.ts";
import { api } from "#office/office-api.ts";
import { readField } from "#office/read-field.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { STAFF_TEXT_MAX_CHARACTERS } from "#contract/office/limits.ts";
import styles from "./operators.module.css";
import { conversationQuery } from "./queries.ts";

/** What operators noted about the conversation for each other. */
export function Notes({ data }: { readonly data: LoadedConversation }) {
  const t = useTranslations("office.conversations");
  const format = useFormatter();
  const heading = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { act, busy } = useAct({ reload: [conversationQuery(data.id).queryKey] });
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = readField(form, "note");
    if (text === "") return field.current?.focus();
    void act(async () => {
      const params = { id: data.id };
      await api("POST /api/office/conversations/:id/notes", { params, body: { text } });
      form.reset();
      return t("note_added");
    });
  }
  const remove = (id: string) =>
    act(async () => {
      await api("DELETE /api/office/conversation-notes/:id", { params: { id } });
      field.current?.focus();
      return t("note_removed");
    });
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h3 id={heading}>{t("notes")}</h3>
      <ul>
        {data.notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <span className={styles.words}>{note.text}</span>
            <span className={styles.quiet}>
              {`${note.by}, ${format.dateTime(new Date(note.at), { dateStyle: "medium" })}`}
            </span>
            {note.mine && (
              <Button variant="quiet" busy={busy} onClick={() => void remove(note.id)}>
                {t("note_remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={add} className={styles.card}>
        <TextAreaField
          ref={field}
          name="note"
          label={t("note")}
          hint={t("note_hint")}
          rows={2}
          maxLength={STAFF_TEXT_MAX_CHARACTERS}
        />
        <Button type="submit" variant="quiet" busy={busy}>
          {t("note_add")}
        </Button>
      </form>
    </section>
  );
}
