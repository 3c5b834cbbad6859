import { dateFormat, dateLocale } from "#contract/formatting/formats.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { MAILBOX } from "./addresses.ts";

/** A complete mailbox page in the visitor's language, without scripts. */
export function pageFrame({ site, locale }: RequestContext, title: string, main: Html): Html {
  const t = getTexts(locale, "mailbox");
  return markup`<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/brand.css">
<link rel="stylesheet" href="${MAILBOX.style}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header><a href="/">${t("home", { site: site.name })}</a></header>
<main>${main}</main>
</body>
</html>
`;
}

/** Formats a moment in the site's time zone and the visitor's language. */
export function formatMoment({ site, locale }: RequestContext, at: Date): string {
  return dateFormat(dateLocale(locale, site.domain_language), {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: site.time_zone,
  }).format(at);
}
