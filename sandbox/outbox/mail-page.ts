import type { RequestContext } from "#server/domains/request-context.ts";
import type { readMail } from "#server/domains/mail/list-mails.ts";
import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { OUTBOX } from "./addresses.ts";
import { momentOf, pageFrame } from "./page-frame.ts";

type Mail = NonNullable<Awaited<ReturnType<typeof readMail>>>;

/** One mail: as a mail program shows it, as plain text with its links, and its headers. */
export function mailPage(ctx: RequestContext, mail: Mail): Html {
  const t = getTexts(ctx.locale, "outbox");
  const { subject, locale } = mail;
  return pageFrame(
    ctx,
    subject,
    markup`<nav><a href="${OUTBOX.list}">${t("back")}</a></nav>
<h1 lang="${locale}">${subject}</h1>
<p>${t("to", { address: mail.to_address })}, <time datetime="${mail.written_at.toISOString()}">${momentOf(ctx, mail.written_at)}</time></p>
<h2>${t("asHtml")}</h2>
<iframe title="${subject}" src="${OUTBOX.body(mail.id)}" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>${t("asText")}</h2>
<pre lang="${locale}">${withLinks(mail.text)}</pre>
<h2>${t("headers")}</h2>
<dl>${headersOf(ctx, mail).map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`,
  );
}

/** Says that there is no such mail, or no longer. */
export function missingPage(ctx: RequestContext): Html {
  const t = getTexts(ctx.locale, "outbox");
  const words = t("missing");
  return pageFrame(
    ctx,
    t("title"),
    markup`<h1>${t("title")}</h1><p>${words}</p><nav><a href="${OUTBOX.list}">${t("back")}</a></nav>`,
  );
}

function headersOf({ site }: RequestContext, mail: Mail): [name: string, value: string][] {
  return [
    ["From", `${site.name} <${site.support_email}>`],
    ["To", mail.to_address],
    ["Subject", mail.subject],
    ["Date", mail.written_at.toUTCString()],
    ...Object.entries(mail.headers),
  ];
}

/** The text with every address in it as a link. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 1 ? markup`<a href="${part}">${part}</a>` : markup`${part}`));
}
