import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { renderHtml, markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { listMailColours } from "./colours.ts";
import type { MailColours } from "./colours.ts";

/** The content of a mail; every field is plain text. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /**
   * The paragraphs are written by staff, so their https addresses become links. Never set it for
   * members' words.
   */
  readonly hasLinks?: boolean;
  readonly action: { readonly label: string; readonly address: string };
  /** Small print under the button. */
  readonly notes: readonly string[];
  /** Alternative actions, below the small print. */
  readonly alternatives?: readonly {
    readonly text: string;
    readonly label: string;
    readonly address: string;
  }[];
}

export interface MailMessage {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Renders a mail as HTML in the site's colours, light and dark, and as plain text with the same
 * wording.
 */
export function buildMail(site: Site, locale: Locale, content: MailContent): MailMessage {
  const t = getTexts(locale, "mail");
  const { name: company, city, address } = site.company;
  const frame = {
    copy: t("copyAddress"),
    footer: [
      t("footer.reply", { email: site.support_email }),
      t("footer.company", { site: site.name, company, address, city }),
    ],
  };
  return {
    subject: content.subject,
    html: renderHtml(page(site, locale, content, frame)),
    text: plain(content, frame),
  };
}

interface Frame {
  readonly copy: string;
  readonly footer: readonly string[];
}

function plain(content: MailContent, frame: Frame): string {
  const { heading, paragraphs, action, notes, alternatives = [] } = content;
  const others = alternatives.flatMap(({ text, label, address }) => [
    text,
    `${label}:\n${address}`,
  ]);
  const blocks = [
    heading,
    ...paragraphs,
    `${action.label}:\n${action.address}`,
    ...notes,
    ...others,
  ];
  return `${[...blocks, "-- ", ...frame.footer].join("\n\n")}\n`;
}

/** Styles are inline because some mail clients drop the style sheet, which only adds dark mode. */
function page(site: Site, locale: Locale, content: MailContent, frame: Frame): Html {
  const light = listMailColours(site.theme, "light");
  const dark = listMailColours(site.theme, "dark");
  const face = `Georgia,"Times New Roman",serif`;
  const body = `"Segoe UI",Helvetica,Arial,sans-serif`;
  const small = `margin:0 0 12px;font:16px/1.5 ${body};color:${light["c-ink-2"]}`;
  const { heading, paragraphs, action, notes, alternatives = [] } = content;
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${content.subject}</title>
<style>${darkSheet(dark)}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:${light["brand-ground"]}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td class="strong" style="padding:0 4px 16px;font:22px/1.3 ${face};color:${light["c-primary-ink"]}">${site.name}</td></tr>
<tr><td class="card" style="padding:28px 24px;border:1px solid ${light["c-line"]};border-radius:16px;background:${light["brand-surface"]}">
<h1 class="ink" style="margin:0 0 16px;font:28px/1.25 ${face};color:${light["c-ink"]}">${heading}</h1>
${paragraphs.map((text) => markup`<p class="ink" style="margin:0 0 16px;font:17px/1.5 ${body};color:${light["c-ink"]}">${content.hasLinks ? linkAddresses(text, light) : text}</p>`)}
<p style="margin:24px 0"><a class="button" href="${action.address}" style="display:inline-block;padding:14px 24px;border-radius:12px;font:600 17px/1.2 ${body};text-decoration:none;background:${light["brand-primary"]};color:${light["brand-on-primary"]}">${action.label}</a></p>
${notes.map((text) => markup`<p class="quiet" style="${small}">${text}</p>`)}
${alternatives.map(({ text, label, address }) => markup`<p class="quiet" style="${small}">${text} <a class="strong" href="${address}" style="color:${light["c-primary-ink"]}">${label}</a></p>`)}
<p class="quiet" style="${small};margin:0">${frame.copy}<br><a class="strong" href="${action.address}" style="word-break:break-all;color:${light["c-primary-ink"]}">${action.address}</a></p>
</td></tr>
<tr><td style="padding:20px 4px 0">${frame.footer.map((text) => markup`<p class="quiet" style="${small}">${text}</p>`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The text with its https addresses as links, without the punctuation after them. */
function linkAddresses(text: string, light: MailColours): Html {
  const parts = text.split(/(https:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return markup`${parts.map((part, at) =>
    at % 2 === 1
      ? markup`<a class="strong" href="${part}" style="color:${light["c-primary-ink"]}">${part}</a>`
      : markup`${part}`,
  )}`;
}

function darkSheet(dark: MailColours): string {
  return [
    "@media (prefers-color-scheme:dark){",
    `.ground{background:${dark["brand-ground"]}!important}`,
    `.card{background:${dark["brand-surface"]}!important;border-color:${dark["c-line"]}!important}`,
    `.ink{color:${dark["c-ink"]}!important}`,
    `.quiet{color:${dark["c-ink-2"]}!important}`,
    `.strong{color:${dark["c-primary-ink"]}!important}`,
    `.button{background:${dark["brand-primary"]}!important;color:${dark["brand-on-primary"]}!important}`,
    "}",
  ].join("");
}
