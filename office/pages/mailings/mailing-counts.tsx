import { useFormatter, useTranslations } from "use-intl";
import type { ListedMailing } from "#contract/office/mailings.ts";
import styles from "./mailings.module.css";

const counts = ["receivers", "sent", "failed", "unsubscribed"] as const;

/** How many members a mailing goes to, and its outcome. */
export function MailingCounts({ mailing }: { readonly mailing: ListedMailing }) {
  const t = useTranslations("office.mailings.counts");
  const format = useFormatter();
  return (
    <dl className={styles.counts}>
      {counts.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{format.number(mailing[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
