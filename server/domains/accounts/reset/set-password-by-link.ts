import { LANGUAGE_COOKIE_DAYS } from "#contract/shared/constants.ts";
import type { User } from "#contract/accounts.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { getCurrentUser } from "#server/domains/accounts/get-current-user.ts";
import { hashNewPassword } from "#server/domains/accounts/passwords/hash-new-password.ts";
import { setPassword } from "#server/domains/accounts/passwords/set-password.ts";
import { startSession } from "#server/domains/accounts/sessions/start-session.ts";
import type { LinkInput } from "#server/domains/links/api.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";

/**
 * Sets a new password with a mailed link, ends every session of the account and logs this browser
 * in. Throws `link_invalid`, and `invalid_input` for the passwords.
 */
export async function setPasswordByLink(
  ctx: RequestContext,
  token: string,
  { new_password: chosen = "", repeat_password: repeated = "" }: LinkInput,
): Promise<User> {
  const { services, site } = ctx;
  const { account: id, state } = await findLink(ctx, token);
  const account = await findEmailAddress(services.db, site.id, id);
  if (state !== "open" || !account || account.is_deleted) throw new AppError("link_invalid");
  const passwordHash = await hashNewPassword(ctx, id, { chosen, repeated });
  const ended = await services.db.transaction().execute(async (tx) => {
    await claimLink(tx, ctx, { token, purpose: "password_reset" });
    return setPassword(tx, ctx, { account: { id, ...account }, passwordHash, session: null });
  });
  for (const hash of ended) services.endedSessions.publish(id, hash);
  await startSession(ctx, { id, passwordHash });
  ctx.cookies.set("language", account.language, LANGUAGE_COOKIE_DAYS);
  return getCurrentUser(ctx, id);
}
