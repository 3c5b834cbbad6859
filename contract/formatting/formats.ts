import type { Locale } from "#contract/languages.ts";

/**
 * Memoizes Intl formats: creating one takes about a hundred times as long as using it, and pages
 * format on every line.
 */
function memoize<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = formats.get(key);
    if (!format) {
      format = make(locale, options);
      formats.set(key, format);
    }
    return format;
  };
}

export const dateFormat = memoize(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = memoize(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const names = memoize(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);
const relative = memoize(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/**
 * The locale for dates on a page: the site's regional variant if the page is in the site's language
 * ("en-AU"), else the European one, because a bare "en" is American ("Nov 9", "09:25 PM").
 */
export function dateLocale(locale: Locale, siteLanguage: string): string {
  if (siteLanguage.startsWith(`${locale}-`)) return siteLanguage;
  return locale === "en" ? "en-GB" : locale;
}

/** The calendar day of a moment in a time zone, "2026-11-21". */
export function dayIn(timeZone: string, at: Date): string {
  // Swedish dates are ISO 8601.
  return dateFormat("sv", { timeZone }).format(at);
}

/** "vandaag" for 0, "gisteren" for -1, in the locale's language. */
export function relativeDay(locale: string, days: number): string {
  return relative(locale, { numeric: "auto" }).format(days, "day");
}

/** A country's name in the locale's language; its code if it has none. */
export function countryName(locale: string, code: string): string {
  return names(locale, { type: "region" }).of(code) ?? code;
}

/**
 * A language's name in that language, because that is what its speakers look for ("Nederlands",
 * "polski").
 */
export function nativeName(locale: Locale): string {
  const name = names(locale, { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
