import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LoadedMailing } from "#contract/office/mailings.ts";
import { locales } from "#contract/shared/languages.ts";
import { LanguageField } from "./language-field.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { MailingCounts } from "./mailing-counts.tsx";
import { Receivers } from "./receivers.tsx";
import { StopButton } from "./stop-button.tsx";
import { useMailingDates } from "./use-mailing-dates.ts";
import styles from "./mailings.module.css";

/** A mailing that is scheduled, being sent, sent or stopped: its text cannot change. */
export function SentMailing({ mailing }: { readonly mailing: LoadedMailing }) {
  const t = useTranslations("office.mailings");
  const dates = useMailingDates(mailing);
  const { texts, site, state, kind, site_name, subject } = mailing;
  const written = locales.filter((locale) => texts[locale]?.subject);
  const [language, setLanguage] = useState(written[0] ?? "nl");
  const text = texts[language] ?? { subject: "", text: "" };
  return (
    <>
      <h1>{subject}</h1>
      <div className={styles.columns}>
        <div className={styles.sent}>
          <p>
            <strong>{t(`states.${state}`)}</strong>
            {` · ${t(`kinds.${kind}`)} · ${site_name}`}
          </p>
          <p className={styles.quiet}>{dates}</p>
          {state === "scheduled" ? (
            <Receivers site={site} kind={kind} texts={texts} />
          ) : (
            <>
              <p role="status">{t("got_it", { count: mailing.sent })}</p>
              <MailingCounts mailing={mailing} />
            </>
          )}
          {(state === "scheduled" || state === "sending") && (
            <div className={styles.buttons}>
              <StopButton mailing={mailing} />
            </div>
          )}
          <LanguageField
            languages={written}
            texts={texts}
            language={language}
            onChange={setLanguage}
          />
        </div>
        <MailPreview shown={{ site, language, ...text }} />
      </div>
    </>
  );
}
