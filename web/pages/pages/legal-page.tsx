import { useMatches } from "react-router";
import { useMessages, useTranslations } from "use-intl";
import type { TranslationValues } from "use-intl";
import { routeHandle } from "#web/routes/route-types.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { useCompanyInfo, useSettings } from "#web/site/use-site.ts";
import { useCountryName, useDateFormat } from "#web/texts/formats.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import { DELETION_UNDO_DAYS } from "#contract/accounts/limits.ts";
import { termsVersion } from "./terms-version.ts";
import styles from "./legal-page.module.css";

const legalAreas = ["terms", "privacy", "return-policy"] as const;
type LegalArea = (typeof legalAreas)[number];

/** A legal page: its area's texts with the company's details and the site's settings. */
export function Page() {
  const { t, sections } = useLegalTexts(useLegalArea());
  return (
    <article className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1>{t("title")}</h1>
      <p className={styles.version}>{t("version")}</p>
      <p className={styles.intro}>{t("intro")}</p>
      {sections.map((key) => (
        <section key={key} className={styles.section}>
          <h2>{t(`sections.${key}.heading`)}</h2>
          <Paragraphs text={t(`sections.${key}.body`)} />
        </section>
      ))}
    </article>
  );
}

function useLegalArea(): LegalArea {
  const areas = useMatches().flatMap((match) => routeHandle(match)?.areas ?? []);
  return legalAreas.find((area) => areas.includes(area)) ?? "terms";
}

type LegalTranslator = (key: string, values: TranslationValues) => string;

/** Keys are not typed: sections are listed from the area, and every text receives every value. */
function useLegalTexts(area: LegalArea) {
  const values = useLegalValues();
  const translate = useTranslations(area) as unknown as LegalTranslator;
  const sections = useMessages()[area].sections;
  return { t: (key: string) => translate(key, values), sections: Object.keys(sections) };
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

/** Renders a text as paragraphs, separated by blank lines, and lists of lines that start with "- ". */
function Paragraphs({ text }: { text: string }) {
  return text.split("\n\n").map((block) => {
    const lines = block.split("\n");
    const isList = lines.every((line) => line.startsWith("- "));
    if (!isList) return <p key={block}>{block}</p>;
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}
