import type { SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMailing } from "#server/domains/mail/mails/mailing.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSite } from "./load-mailings.ts";

interface ShownMailing {
  readonly site: SiteId;
  readonly language: Locale;
  readonly subject: string;
  readonly text: string;
}

/** The mail that a member would get, as HTML. Throws `role_required`. */
export async function renderMailing(ctx: OfficeContext, shown: ShownMailing): Promise<string> {
  return buildShown(ctx, await loadSite(ctx, shown.site), shown).html;
}

/** Sends the mail to the person who is signed in. Throws `role_required`. */
export async function sendTestMail(ctx: OfficeContext, shown: ShownMailing): Promise<void> {
  const site = await loadSite(ctx, shown.site);
  const { email: to } = requireStaff(ctx);
  const { language: locale, subject } = shown;
  await ctx.services.db.transaction().execute(async (tx) => {
    const mail = { site, kind: "mailing-test", to, account: null, locale, at: ctx.at };
    await queueMail(tx, mail, buildShown(ctx, site, shown));
    await recordAct(ctx, tx, { site: site.id, target: subject, action: "mailing.tested" });
  });
}

/** A preview has nothing to unsubscribe from, so its link leads to the site. */
function buildShown(
  { services }: OfficeContext,
  site: Site,
  { language, subject, text }: ShownMailing,
): MailMessage {
  const link = buildSiteUrl(services.publicOrigin, site, "/");
  return buildMailing(site, language, { subject, text, link, unsubscribe: link });
}
