import { dateFormat, dateLocale } from "#contract/formatting/formats.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "#server/domains/sites/find-site.ts";

/** The date and time of a moment in a mail's language, in the site's time zone. */
export function formatMoment(site: Site, locale: Locale, at: Date): string {
  return dateFormat(dateLocale(locale, site.domain_language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.time_zone,
  }).format(at);
}
