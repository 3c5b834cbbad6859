import type { RequestContext } from "#server/domains/request-context.ts";
import type { listMails } from "#server/domains/mail/list-mails.ts";
import { markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import { getTexts } from "#server/platform/texts.ts";
import { OUTBOX } from "./addresses.ts";
import { momentOf, pageFrame } from "./page-frame.ts";

type Mails = Awaited<ReturnType<typeof listMails>>;

/** The mails of a site, the newest first. `stays`: none of them leaves the demo. */
export function listPage(
  ctx: RequestContext,
  mails: Mails,
  { stays }: { readonly stays: boolean },
): Html {
  const t = getTexts(ctx.locale, "outbox");
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

function item(ctx: RequestContext, mail: Mails[number]): Html {
  const t = getTexts(ctx.locale, "outbox");
  const waits = mail.sent_at ? null : markup` <em>${t("notSent")}</em>`;
  return markup`<li>
<a lang="${mail.locale}" href="${OUTBOX.mail(mail.id)}">${mail.subject}</a>
<span>${t("to", { address: mail.to_address })}</span>
<span><time datetime="${mail.written_at.toISOString()}">${momentOf(ctx, mail.written_at)}</time>${waits}</span>
</li>`;
}
