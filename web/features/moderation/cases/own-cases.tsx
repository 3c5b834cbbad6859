import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/site/links/text-link.tsx";
import { useDateFormat } from "#web/texts/formats.ts";
import styles from "./complaints.module.css";
import { ownCasesQuery } from "./queries.ts";

/** What the member reported, and the decisions about the member, each with its page. */
export function OwnCases() {
  const t = useTranslations("cases.own");
  const date = useDateFormat();
  const { data: cases } = useSuspenseQuery(ownCasesQuery(useApi()));
  return (
    <section aria-labelledby="reports" className={styles.own}>
      <h3 id="reports">{t("title")}</h3>
      {cases.length === 0 && <p className={styles.quiet}>{t("empty")}</p>}
      <ul>
        {cases.map(({ number, side, created_at, waiting, token }) => (
          <li key={token}>
            <TextLink to={paths.complaint(token)}>
              {t(side === "reporter" ? "reporter" : "reported", {
                number,
                date: date(new Date(created_at), { dateStyle: "long" }),
              })}
            </TextLink>
            <span className={styles.quiet}>{t(waiting ? "waiting" : "decided")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
