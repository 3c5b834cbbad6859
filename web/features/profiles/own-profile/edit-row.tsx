import { useEffect, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { profileFields } from "#contract/catalogue/attributes.ts";
import type {
  ProfileChange,
  ProfileDetails,
  SupportField,
} from "#contract/profiles/own-profile.ts";
import { Button } from "#ui/action/button.tsx";
import { textLinkClass } from "#ui/action/text-link.tsx";
import { focusInvalid } from "#ui/form/focus-invalid.ts";
import { fieldMessage } from "#web/api/api.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { Link } from "#web/site/links/link.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { useFocusOnClose } from "#web/site/use-focus-on-close.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./edit-row.module.css";
import { editAddress, useOpenRow } from "./open-row.ts";
import type { Row } from "./open-row.ts";
import { useSaveDetails } from "./use-save-details.ts";

type ProfileField = (typeof profileFields)[number];

export interface RowForm<Draft> {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft>) => void;
  /** The error of a field, if it has one. */
  readonly wrong: (field: keyof ProfileDetails) => string | undefined;
}

interface EditRowProps<Draft> {
  readonly row: Row;
  readonly label: string;
  /** What is stored, in words; null for nothing. */
  readonly value: ReactNode;
  readonly empty?: string;
  readonly details: ProfileDetails;
  /** The field of the row, if after a time only support changes it. */
  readonly supportField?: SupportField;
  /** The stored values the form starts from. */
  readonly start: Draft;
  readonly toChange: (draft: Draft) => ProfileChange;
  readonly children: (form: RowForm<Draft>) => ReactNode;
}

/**
 * A field of the own profile: what is stored with the way to change it, or its form. A draft survives
 * while another row is open; only Never mind drops it.
 */
export function EditRow<Draft extends object>(props: EditRowProps<Draft>) {
  const { row, label, value, empty, start, details, supportField } = props;
  const t = useTranslations("own-profile");
  const { open, close, search } = useOpenRow();
  const [draft, setDraft] = useState<Draft | null>(null);
  const isLocked = supportField !== undefined && details.support_only.includes(supportField);
  const isOpen = open === row && !isLocked;
  const link = useFocusOnClose<HTMLAnchorElement>(isOpen, open !== null);
  const end = () => {
    setDraft(null);
    close();
  };
  if (isOpen) {
    return (
      <RowEditor {...props} draft={draft ?? start} onDraft={(next) => setDraft(next)} end={end} />
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.label}>{label}</h3>
        <p className={value === null ? styles.empty : styles.value}>
          {value ?? empty ?? t("empty")}
        </p>
        {isLocked && <SupportNote />}
      </div>
      {!isLocked && (
        <Link
          ref={link}
          to={editAddress(row, search)}
          replace
          preventScrollReset
          className={textLinkClass}
        >
          {value === null ? t("fill") : t("edit")}
          <span className="visually-hidden"> ({label})</span>
        </Link>
      )}
    </div>
  );
}

/** Who changes a field that the member no longer can. */
function SupportNote() {
  const t = useTranslations("own-profile");
  const { support_email: email } = useSettings();
  return (
    <p className={styles.note}>
      {t.rich("supportOnly", { support: (text) => <a href={`mailto:${email}`}>{text}</a> })}
    </p>
  );
}

interface RowEditorProps<Draft> extends EditRowProps<Draft> {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly end: () => void;
}

function RowEditor<Draft extends object>(props: RowEditorProps<Draft>) {
  const { draft, onDraft, end, details, toChange, children } = props;
  const t = useTranslations("own-profile");
  const save = useSaveDetails();
  const [busy, setBusy] = useState(false);
  // The draft that was rejected: its errors stay until it changes.
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly draft: Draft } | null>(
    null,
  );
  const error = failed?.draft === draft ? failed.error : null;
  const form = useFocusedForm(failed);
  const submit = async () => {
    setBusy(true);
    try {
      await save(details, toChange(draft));
      end();
    } catch (thrown) {
      setFailed({ error: thrown, draft });
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") end();
  };
  const wrong = (field: keyof ProfileDetails) => fieldMessage(error, field);
  const isKnown = Object.keys(toChange(draft)).some((field) =>
    wrong(field as keyof ProfileDetails),
  );
  return (
    // Escape is a shortcut of Never mind, which is a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <NoScriptNote />
      {error !== null && !isKnown && <ErrorNote error={error} />}
      {children({ draft, change: (change) => onDraft({ ...draft, ...change }), wrong })}
      <SiteNotes row={props.row} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} busyText={t("saving")}>
          {t("save")}
        </Button>
        <Button variant="quiet" onClick={end}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** What the site says about the fields of a row. */
function SiteNotes({ row }: { readonly row: Row }) {
  const { visible_profile_notes } = useSettings();
  const notes = fieldsOf(row).flatMap((field) => visible_profile_notes[field] ?? []);
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}

/** The profile fields that a row changes, as the site names them. */
function fieldsOf(row: Row): readonly ProfileField[] {
  if (row === "place") return ["city", "region", "country"];
  if (row === "date_of_birth") return ["age"];
  return profileFields.filter((field) => field === row);
}

/** Focuses the form's control when it opens, and the invalid one when it is rejected. */
function useFocusedForm(failed: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failed && focusInvalid(form.current)) return;
    const first = ":is(input:checked, textarea, select, input:not([type=radio]))";
    const found = form.current?.querySelector<HTMLElement>(first);
    (found ?? form.current?.querySelector<HTMLElement>("input"))?.focus();
  }, [failed]);
  return form;
}
