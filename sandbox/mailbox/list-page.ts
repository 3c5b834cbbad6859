import type { RequestContext } from "#server/domains/request-context.ts";
import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { MAILBOX } from "./addresses.ts";
import type { ReceivedMail } from "./mailbox.ts";
import { formatMoment, pageFrame } from "./page-frame.ts";

/** A site's mails, newest first. `stays`: no mail leaves the demo. */
export function listPage(
  ctx: RequestContext,
  mails: readonly ReceivedMail[],
  { stays }: { readonly stays: boolean },
): Html {
  const t = getTexts(ctx.locale, "mailbox");
  const title = t("title");
  return pageFrame(
    ctx,
    title,
    markup`<h1>${title}</h1>
<p>${t("lead", { site: ctx.site.name })} ${stays ? t("inside") : null}</p>
${
  mails.length === 0
    ? markup`<p class="empty">${t("empty")}</p>`
    : markup`<ol class="mails">${mails.map((mail) => item(ctx, mail))}</ol>`
}`,
  );
}

function item(ctx: RequestContext, mail: ReceivedMail): Html {
  const t = getTexts(ctx.locale, "mailbox");
  return markup`<li>
<a href="${MAILBOX.mail(mail.id)}">${mail.subject}</a>
<span>${t("to", { address: mail.to })}</span>
<span><time datetime="${mail.receivedAt}">${formatMoment(ctx, new Date(mail.receivedAt))}</time></span>
</li>`;
}
