import { endOtherLogins } from "#server/domains/accounts/sessions/end-other-logins.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { setEmail } from "#server/domains/accounts/set-email.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { createLink } from "#server/domains/links/create-link.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import { buildResetMail } from "#server/domains/mail/mails/reset-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { createToken } from "#server/platform/secrets/tokens.ts";

/**
 * Returns the account to the address that a mailed link went to. A stranger who changed it knew the
 * password, so the password stops working, every session ends, and the member gets a mail to choose
 * another. Throws `link_invalid`, and `invalid_input` if somebody else has the address by then.
 */
export async function undoEmailChange(ctx: RequestContext, token: string): Promise<null> {
  const { services, site, at } = ctx;
  const { account: id, data } = await findLink(ctx, token);
  const { email } = data;
  if (email === undefined) throw new AppError("link_invalid");
  const passwordHash = await hashPassword(createToken());
  const ended = await services.db.transaction().execute(async (tx) => {
    await claimLink(tx, ctx, { token, purpose: "email_change_undo" });
    const account = await findEmailAddress(tx, site.id, id);
    if (!account || account.is_deleted) throw new AppError("link_invalid");
    await setEmail(tx, ctx, { id, email, passwordHash });
    const link = await createLink(tx, services, {
      site,
      account: id,
      purpose: "password_reset",
      at,
    });
    const locale = account.language;
    await queueMail(
      tx,
      { site, kind: "password_reset", to: email, account: id, locale, at },
      buildResetMail(site, locale, link),
    );
    return endOtherLogins(tx, ctx, id, null);
  });
  for (const hash of ended) services.endedSessions.publish(id, hash);
  return null;
}
