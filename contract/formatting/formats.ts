import type { Locale } from "#contract/shared/languages.ts";

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
 * ("en-AU"), otherwise the European one, because a bare "en" is American ("Nov 9", "09:25 PM").
 */
export function dateLocale(locale: Locale, siteLanguage: string): string {
  if (siteLanguage.startsWith(`${locale}-`)) return siteLanguage;
  return locale === "en" ? "en-GB" : locale;
}

const QUARTER_MS = 15 * 60_000;
const MAX_DAYS = 10_000;
const calendarDays = new Map<string, string>();

/**
 * The calendar day of a moment in a time zone, "2026-11-21". Lists need it for every card, so it is
 * cached per quarter of an hour: midnight in every zone falls on one.
 */
export function dayIn(timeZone: string, at: Date): string {
  const key = `${timeZone} ${Math.floor(at.getTime() / QUARTER_MS)}`;
  let day = calendarDays.get(key);
  if (day === undefined) {
    // Swedish dates are ISO 8601.
    day = dateFormat("sv", { timeZone }).format(at);
    if (calendarDays.size >= MAX_DAYS) calendarDays.clear();
    calendarDays.set(key, day);
  }
  return day;
}

/** "vandaag" for 0, "gisteren" for -1, in the locale's language. */
export function relativeDay(locale: string, days: number): string {
  return relative(locale, { numeric: "auto" }).format(days, "day");
}

/** A country's name in the locale's language; its code if it has none. */
export function countryName(locale: string, code: string): string {
  return names(locale, { type: "region" }).of(code) ?? code;
}

const nativeNames = new Map<Locale, string>();

/**
 * A language's name in that language, because that is what its speakers look for ("Nederlands",
 * "polski").
 */
export function nativeName(locale: Locale): string {
  let name = nativeNames.get(locale);
  if (name === undefined) {
    const lower = names(locale, { type: "language" }).of(locale) ?? locale;
    name = lower.charAt(0).toLocaleUpperCase(locale) + lower.slice(1);
    nativeNames.set(locale, name);
  }
  return name;
}

/** Age in whole years on a day; both arguments are calendar days, "1966-05-14". */
export function computeAge(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
