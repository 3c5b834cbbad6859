import type { Locale } from "./languages.ts";

/**
 * Formats of the language's own, each made once: making one takes some hundred times as long as
 * using it, and a page uses them in every line.
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
 * In which manner a page of that language writes dates: as the site's own people do where it is their
 * language ("en-AU"), else as Europe does, for a bare "en" is American ("Nov 9", "09:25 PM").
 */
export function dateLocale(locale: Locale, siteLanguage: string): string {
  if (siteLanguage.startsWith(`${locale}-`)) return siteLanguage;
  return locale === "en" ? "en-GB" : locale;
}

/** The calendar day at a moment in a time zone, "2026-11-21". */
export function dayIn(timeZone: string, at: Date): string {
  // Swedish writes a date as ISO 8601 does.
  return dateFormat("sv", { timeZone }).format(at);
}

/** "vandaag" for 0, "gisteren" for -1, in the words of the locale. */
export function relativeDay(locale: string, days: number): string {
  return relative(locale, { numeric: "auto" }).format(days, "day");
}

/** A country in the words of the locale; its code where there are none. */
export function countryName(locale: string, code: string): string {
  return names(locale, { type: "region" }).of(code) ?? code;
}

/** A language's own name for itself, as its speakers look for it ("Nederlands", "polski"). */
export function nativeName(locale: Locale): string {
  const name = names(locale, { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
