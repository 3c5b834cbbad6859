import type { FastifyRequest } from "fastify";
import { dateFormat, dateLocale } from "#contract/formatting/formats.ts";
import type { ErrorBody } from "#contract/shared/errors.ts";
import { chooseLocale } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Context } from "#server/context.ts";
import { getHost } from "#server/platform/http/host-of.ts";
import { getTexts } from "#server/platform/texts.ts";
import type { AppError } from "#server/platform/http/app-error.ts";

/** The texts' word for a town that resembles none of the region. */
const NO_TOWN = "none";

/** The texts' word for a suspension without an end. */
const FOR_GOOD = "good";

/** Replaces the site's values in error texts if no site is known. */
const noSite = { min_age: 18, domain_language: "", time_zone: "UTC" };

type ErrorSite = typeof noSite;

/** An error in the visitor's language, with a sentence for every wrong field. */
export function localizeError(
  locale: Locale,
  error: AppError,
  site: Readonly<ErrorSite> = noSite,
): ErrorBody {
  const t = getTexts(locale, "errors");
  const { fields, town = NO_TOWN, minutes, price, balance, until, ground, risks } = error.details;
  return {
    error: error.code,
    message: t(error.code, {
      minutes: String(minutes ?? 0),
      until: until ? formatDay(locale, until, site) : FOR_GOOD,
      ground: ground ? getTexts(locale, "cases")(`grounds.${ground}`) : "",
    }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, word]) => [
          name,
          { error: word, message: t(`fields.${word}`, { min_age: String(site.min_age), town }) },
        ]),
      ),
    }),
    ...(minutes !== undefined && { minutes }),
    ...(until !== undefined && { until: until?.toISOString() ?? null }),
    ...(price !== undefined && { price }),
    ...(balance !== undefined && { balance }),
    ...(risks && { risks }),
  };
}

function formatDay(locale: Locale, at: Date, { domain_language, time_zone }: ErrorSite): string {
  const options = { dateStyle: "long", timeZone: time_zone } as const;
  return dateFormat(dateLocale(locale, domain_language), options).format(at);
}

/**
 * The language of a request that failed before its call was created: its cookie, else the fallback.
 */
export function createErrorLocalizer(context: Context) {
  return (request: FastifyRequest, error: AppError) => {
    const site = context.services.sites.known(getHost(request));
    const cookie = request.cookies?.["language"];
    // Without a site there is no site language, so the browser's preference is the best guess.
    const browserLanguage = request.headers["accept-language"] ?? "";
    const locale = chooseLocale(cookie, site?.domain_language ?? browserLanguage, site?.languages);
    return { locale, body: localizeError(locale, error, site ?? noSite) };
  };
}
