import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { findForeignLinks } from "#contract/formatting/foreign-links.ts";
import { mailingKinds } from "#contract/office/mailing-kinds.ts";
import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { LoadedMailing } from "#contract/office/mailings.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { api, sessionQuery } from "#office/office-api.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#ui/form/text-field.tsx";
import {
  MAILING_SUBJECT_MAX_CHARACTERS,
  MAILING_TEXT_MAX_CHARACTERS,
} from "#contract/office/limits.ts";
import { DraftActions } from "./draft-actions.tsx";
import { LanguageField } from "./language-field.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { mailingKeys } from "./queries.ts";
import type { MailingSite } from "./queries.ts";
import { Receivers } from "./receivers.tsx";
import { useDraft } from "./use-draft.ts";
import styles from "./mailings.module.css";

interface MailingEditorProps {
  readonly sites: readonly MailingSite[];
  /** Null for a new one. */
  readonly mailing: LoadedMailing | null;
}

/** A draft with its texts, and next to it the mail that a member will get. */
export function MailingEditor({ sites, mailing }: MailingEditorProps) {
  const t = useTranslations("office.mailings");
  const email = useQuery(sessionQuery).data?.staff?.email ?? "";
  const { act, busy } = useAct({ reload: mailingKeys(mailing?.id ?? null) });
  const draft = useDraft(mailing, sites[0]?.id ?? "");
  const { site: id, kind, texts } = draft.value;
  const site = sites.find((one) => one.id === id) ?? sites[0];
  const [chosen, setLanguage] = useState<Locale | null>(null);
  if (!site) return null;
  const language = chosen && site.languages.includes(chosen) ? chosen : (site.languages[0] ?? "nl");
  const text = texts[language] ?? { subject: "", text: "" };
  const links = findForeignLinks(`${text.subject}\n${text.text}`, site.hosts);
  const write = (change: Partial<typeof text>) =>
    draft.change({ texts: { ...texts, [language]: { ...text, ...change } } });
  const shown = { site: site.id, language, ...text };
  const test = () =>
    act(async () => {
      await api("POST /api/office/mailings/test", { body: shown });
      return t("tested", { email });
    });
  return (
    <>
      <h1>{mailing?.subject || t(mailing ? "no_subject" : "new")}</h1>
      <div className={styles.columns}>
        <div className={styles.form}>
          {mailing || sites.length === 1 ? (
            <p>{site.name}</p>
          ) : (
            <SelectField
              label={t("site")}
              value={site.id}
              options={sites.map((one) => [one.id, one.name] as const)}
              onChange={(event) => draft.change({ site: event.currentTarget.value, texts: {} })}
            />
          )}
          <KindField value={kind} onChange={(one) => draft.change({ kind: one })} />
          <LanguageField
            languages={site.languages}
            texts={texts}
            language={language}
            onChange={setLanguage}
          />
          <TextField
            label={t("subject")}
            value={text.subject}
            maxLength={MAILING_SUBJECT_MAX_CHARACTERS}
            lang={language}
            onChange={(event) => write({ subject: event.currentTarget.value })}
          />
          <TextAreaField
            label={t("text")}
            hint={t("text_hint")}
            value={text.text}
            maxLength={MAILING_TEXT_MAX_CHARACTERS}
            lang={language}
            error={links.length > 0 && t("foreign", { site: site.name, links: links.join(", ") })}
            onChange={(event) => write({ text: event.currentTarget.value })}
          />
          <Receivers site={site.id} kind={kind} texts={texts} />
          <div className={styles.buttons}>
            <Button variant="quiet" busy={busy} onClick={() => void act(draft.save)}>
              {t("save")}
            </Button>
            <Button variant="quiet" busy={busy} onClick={() => void test()}>
              {t("test")}
            </Button>
            {mailing && <DraftActions id={mailing.id} draft={draft} />}
          </div>
        </div>
        <MailPreview shown={shown} />
      </div>
    </>
  );
}

interface KindFieldProps {
  readonly value: MailingKind;
  readonly onChange: (kind: MailingKind) => void;
}

function KindField({ value, onChange }: KindFieldProps) {
  const t = useTranslations("office.mailings");
  return (
    <FieldGroup legend={t("kind")}>
      <ChoiceRows>
        {mailingKinds.map((kind) => (
          <ChoiceRow
            key={kind}
            name="kind"
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
          >
            {t(`kinds.${kind}`)}
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </FieldGroup>
  );
}
