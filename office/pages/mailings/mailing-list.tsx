import { MailPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ListedMailing } from "#contract/office/mailings.ts";
import frame from "#office/office.module.css";
import { buttonClass } from "#ui/action/button.tsx";
import { MailingCounts } from "./mailing-counts.tsx";
import type { MailingSite } from "./queries.ts";
import { useMailingDates } from "./use-mailing-dates.ts";
import styles from "./mailings.module.css";

interface MailingListProps {
  readonly mailings: readonly ListedMailing[];
  readonly sites: readonly MailingSite[];
}

/** Every mailing with its state and outcome, latest change first. */
export function MailingList({ mailings }: MailingListProps) {
  const t = useTranslations("office.mailings");
  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </div>
        <a href="/mailings?new" className={buttonClass()}>
          <MailPlus />
          {t("new")}
        </a>
      </div>
      {mailings.length === 0 && <p>{t("none")}</p>}
      <ul className={styles.list}>
        {mailings.map((mailing) => (
          <Row key={mailing.id} mailing={mailing} />
        ))}
      </ul>
    </>
  );
}

function Row({ mailing }: { readonly mailing: ListedMailing }) {
  const t = useTranslations("office.mailings");
  const dates = useMailingDates(mailing);
  const { id, subject, state, kind, site_name } = mailing;
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.subject}>
          <a href={`/mailings?id=${id}`}>{subject === "" ? t("no_subject") : subject}</a>
        </h2>
        <p>
          <strong>{t(`states.${state}`)}</strong>
          {` · ${t(`kinds.${kind}`)} · ${site_name}`}
        </p>
        <p className={styles.quiet}>{dates}</p>
      </div>
      {state !== "draft" && state !== "scheduled" && <MailingCounts mailing={mailing} />}
    </li>
  );
}
