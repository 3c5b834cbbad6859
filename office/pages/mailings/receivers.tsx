import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { MailingTexts } from "#contract/office/mailings.ts";
import { isLocale, locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { receiversQuery } from "./queries.ts";
import styles from "./mailings.module.css";

interface ReceiversProps {
  readonly site: string;
  readonly kind: MailingKind;
  readonly texts: MailingTexts;
}

/**
 * How many members would get the mailing now, and how many chose it but have no text in their
 * language.
 */
export function Receivers(props: ReceiversProps) {
  const t = useTranslations("office.mailings");
  const format = useFormatter();
  const counts = useReceivers(props);
  if (!counts) return null;
  const { reached, missed } = counts;
  const line = ([locale, count]: readonly [string, number]) =>
    `${isLocale(locale) ? nativeName(locale) : locale}: ${format.number(count)}`;
  return (
    <section aria-labelledby="who" className={styles.who}>
      <h2 id="who">{t("who")}</h2>
      <p>
        {t("receivers", { count: sum(reached) })} {reached.map(line).join(", ")}
      </p>
      {sum(missed) > 0 && (
        <p>{t("missed", { count: sum(missed), languages: missed.map(line).join(", ") })}</p>
      )}
    </section>
  );
}

const sum = (counts: readonly (readonly [string, number])[]) =>
  counts.reduce((total, [, count]) => total + count, 0);

/** How many members would get the mailing now; null until that is known. */
export function useReceiverCount(props: ReceiversProps): number | null {
  const counts = useReceivers(props);
  return counts && sum(counts.reached);
}

/** The members who chose the kind, by whether the mailing has a text in their language. */
function useReceivers({ site, kind, texts }: ReceiversProps) {
  const { data } = useQuery(receiversQuery(site, kind));
  if (!data) return null;
  const counts = locales
    .map((locale) => [locale, data.receivers[locale] ?? 0] as const)
    .filter(([, count]) => count > 0);
  const hasText = (locale: Locale) => Boolean(texts[locale]?.subject && texts[locale].text);
  return {
    reached: counts.filter(([locale]) => hasText(locale)),
    missed: counts.filter(([locale]) => !hasText(locale)),
  };
}
