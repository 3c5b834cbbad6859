import { useMatches } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import { DELETION_UNDO_DAYS, FREE_CONVERSATIONS } from "#contract/constants.ts";
import { routeHandle } from "#web/route-types.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { useCompanyInfo, useSettings } from "#web/site/use-site.ts";
import { useCountryName } from "#web/texts/use-country-name.ts";
import { useDateFormat } from "#web/texts/use-date-format.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { termsVersion } from "./terms-version.ts";
import styles from "./legal-page.module.css";

type LegalArea = "terms" | "privacy" | "return-policy";

/** A page of the law: the texts of its area, filled with who runs the site and what it promises. */
export function Page() {
  const area = useLegalArea();
  // The three areas share one shape; the language check holds them to it.
  const t = useTranslations(area as "terms");
  const messages = useMessages()[area] as { sections: Record<string, unknown> };
  const values = useLegalValues();
  return (
    <article className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1>{t("title")}</h1>
      <p className={styles.version}>{t("version", values as never)}</p>
      <p className={styles.intro}>{t("intro", values as never)}</p>
      {Object.keys(messages.sections).map((key) => (
        <section key={key} className={styles.section}>
          <h2>{t(`sections.${key}.heading` as never, values as never)}</h2>
          <Paragraphs text={t(`sections.${key}.body` as never, values as never)} />
        </section>
      ))}
    </article>
  );
}

function useLegalArea(): LegalArea {
  const areas = useMatches().flatMap((match) => routeHandle(match)?.areas ?? []);
  return (areas[0] ?? "terms") as LegalArea;
}

function useLegalValues() {
  const settings = useSettings();
  const company = useCompanyInfo();
  const nameOf = useCountryName();
  const date = useDateFormat();
  const version = termsVersion(company.added);
  return {
    site: settings.name,
    company: company.name,
    address: company.address,
    city: company.city,
    country: nameOf(company.country),
    kvk: company.kvk,
    vat: company.vat_numbers.join(", "),
    support_email: settings.support_email,
    support_phone: settings.support_phone,
    refund_days: settings.refund_days,
    min_age: settings.min_age,
    undo_days: DELETION_UNDO_DAYS,
    free_conversations: FREE_CONVERSATIONS,
    history_days: settings.history_days,
    fictional_plural: settings.fictional_plural,
    date: date(version, { dateStyle: "long" }),
  };
}
