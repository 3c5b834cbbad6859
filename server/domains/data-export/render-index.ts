import type { Locale } from "#contract/shared/languages.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { markup, renderHtml } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { groups } from "./exported-tables.ts";
import type { Group } from "./exported-tables.ts";

interface Index {
  readonly files: readonly {
    readonly table: string;
    readonly group: Group;
    readonly rows: number;
  }[];
  readonly at: Date;
}

/** The page of an export that explains what each file contains. It works offline. */
export function renderIndex(site: Site, locale: Locale, { files, at }: Index): string {
  const t = getTexts(locale, "settings");
  const title = t("data.archive.title", { site: site.name });
  const sections = groups.map((group) => {
    const own = files.filter((file) => file.group === group && file.rows > 0);
    if (own.length === 0) return markup``;
    return markup`<section><h2>${t(`data.archive.groups.${group}`)}</h2><ul>${own.map(
      ({ table, rows }) =>
        markup`<li><a href="${table}.json">${table}.json</a>: ${t("data.archive.rows", { count: rows })}</li>`,
    )}</ul></section>`;
  });
  return renderHtml(markup`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 sans-serif">
<h1>${title}</h1>
<p>${t("data.archive.made", { date: formatMoment(site, locale, at) })}</p>
<p>${t("data.archive.about", { email: site.support_email })}</p>
${sections}
</body>
</html>
`);
}
