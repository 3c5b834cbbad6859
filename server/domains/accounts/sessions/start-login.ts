import { LANGUAGE_COOKIE_DAYS } from "#contract/shared/constants.ts";
import { startSession } from "#server/domains/accounts/sessions/start-session.ts";
import type { Authenticated } from "#server/domains/accounts/sessions/start-session.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { buildNewLoginMail } from "#server/domains/mail/mails/new-login-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { describeDevice } from "./describe-device.ts";

/**
 * Logs in a member who has proved their identity: starts the session in the member's language, and
 * mails the member if the device is new. An address that nobody confirmed gets no mail, because it
 * may belong to someone else. Throws `login_failed` like `startSession`.
 */
export async function startLogin(ctx: RequestContext, member: Authenticated): Promise<void> {
  const { services, site, at } = ctx;
  const { id } = member;
  const isKnown = await startSession(ctx, member);
  const account = await findEmailAddress(services.db, site.id, id);
  if (!account) return;
  const { email: to, language: locale } = account;
  ctx.cookies.set("language", locale, LANGUAGE_COOKIE_DAYS);
  if (isKnown || !account.confirmed_at) return;
  const written = buildNewLoginMail(site, locale, {
    device: describeDevice(ctx.userAgent),
    at,
    sessions: buildSiteUrl(services.publicOrigin, site, "/settings/sessions"),
  });
  await services.db
    .transaction()
    .execute((tx) =>
      queueMail(tx, { site, kind: "new_login", to, account: id, locale, at }, written),
    );
}
