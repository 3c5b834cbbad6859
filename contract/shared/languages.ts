/** The seven languages, in the order of the language menu. */
export const locales = ["nl", "en", "de", "fr", "it", "es", "pl"] as const;
export type Locale = (typeof locales)[number];

/** Used if a language is missing. */
export const FALLBACK_LOCALE: Locale = "nl";

/**
 * Country → the languages its visitors can choose (M9.39–M9.53).
 * @public No page reads it yet: a site offers the languages of its own document.
 */
export const countryLanguages = {
  US: ["en", "es"],
  NL: ["nl"],
  BE: ["nl", "fr", "de"],
  FR: ["fr"],
  IT: ["it"],
  ES: ["es"],
  DE: ["de"],
  AT: ["de"],
  IE: ["en"],
  GB: ["en"],
  CA: ["en", "fr"],
  PL: ["pl"],
  AU: ["en"],
  NZ: ["en"],
  CH: ["de", "it", "fr", "en"],
} as const satisfies Record<string, readonly Locale[]>;

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/**
 * The locale of a visit: the cookie, else the first two letters of the site's domain language, else
 * the fallback. A cookie with a language the site does not offer is ignored.
 */
export function chooseLocale(
  cookie: string | undefined,
  domainLanguage: string,
  offered: readonly Locale[] = locales,
): Locale {
  if (isLocale(cookie) && offered.includes(cookie)) return cookie;
  const fromDomain = domainLanguage.slice(0, 2).toLowerCase();
  return isLocale(fromDomain) ? fromDomain : FALLBACK_LOCALE;
}
