import type { RequestContext } from "#server/domains/request-context.ts";
import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { MAILBOX } from "./addresses.ts";
import type { ReceivedMail } from "./mailbox.ts";
import type { ReportName } from "./send-report.ts";
import { formatMoment, pageFrame } from "./page-frame.ts";

/** One mail as a mail client shows it, as plain text with links, and with its headers. */
export function mailPage(
  ctx: RequestContext,
  mail: ReceivedMail,
  reported: ReportName | null,
): Html {
  const t = getTexts(ctx.locale, "mailbox");
  const { subject } = mail;
  return pageFrame(
    ctx,
    subject,
    markup`<nav><a href="${MAILBOX.list}">${t("back")}</a></nav>
<h1>${subject}</h1>
<p>${t("to", { address: mail.to })}, <time datetime="${mail.receivedAt}">${formatMoment(ctx, new Date(mail.receivedAt))}</time></p>
${reported ? markup`<p role="status" class="done">${t(`reported.${reported}`)}</p>` : ""}
${reportForm(ctx, mail)}
<h2>${t("asHtml")}</h2>
<iframe title="${subject}" src="${MAILBOX.body(mail.id)}" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>${t("asText")}</h2>
<pre>${withLinks(mail.text)}</pre>
<h2>${t("headers")}</h2>
<dl>${headersOf(mail).map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`,
  );
}

/** What a mail server or the recipient's mail program would report about the mail. */
function reportForm(ctx: RequestContext, mail: ReceivedMail): Html {
  const t = getTexts(ctx.locale, "mailbox");
  const names: ReportName[] = [
    // A mail of an earlier version has no return address.
    ...(mail.returnTo ? (["bounce", "complaint"] as const) : []),
    ...(mail.headers["List-Unsubscribe"] ? (["unsubscribe"] as const) : []),
  ];
  if (names.length === 0) return markup``;
  return markup`<h2>${t("reports")}</h2>
<form method="post" action="${MAILBOX.report(mail.id)}">
${names.map((name) => markup`<button name="report" value="${name}">${t(`report.${name}`)}</button>`)}
</form>`;
}

/** The page for an unknown mail. */
export function missingPage(ctx: RequestContext): Html {
  const t = getTexts(ctx.locale, "mailbox");
  const words = t("missing");
  return pageFrame(
    ctx,
    t("title"),
    markup`<h1>${t("title")}</h1><p>${words}</p><nav><a href="${MAILBOX.list}">${t("back")}</a></nav>`,
  );
}

function headersOf(mail: ReceivedMail): [name: string, value: string][] {
  return [
    ["From", `${mail.from.name} <${mail.from.address}>`],
    ["To", mail.to],
    ["Subject", mail.subject],
    ["Date", new Date(mail.receivedAt).toUTCString()],
    ...Object.entries(mail.headers),
  ];
}

/** The text with its web addresses turned into links. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 1 ? markup`<a href="${part}">${part}</a>` : markup`${part}`));
}
