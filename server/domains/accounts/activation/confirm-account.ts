import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { LinkInput } from "#server/domains/links/api.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { expireLinks } from "#server/domains/links/create-link.ts";
import { endOtherLogins } from "#server/domains/accounts/sessions/end-sessions.ts";
import { getCurrentUser } from "#server/domains/accounts/get-current-user.ts";
import { checkPassword } from "#server/domains/accounts/log-in/log-in.ts";
import { startSession } from "#server/domains/accounts/sessions/start-session.ts";
import { setConfirmed } from "./set-confirmed.ts";
import { findEmailAddress, updateAccount } from "#server/domains/accounts/store.ts";
import { hashNewPassword } from "#server/domains/accounts/passwords/hash-new-password.ts";

/**
 * Confirms an account with its mailed link: the profile becomes visible, and only this browser
 * stays logged in. A stranger may have created the account with someone else's address, so a
 * browser without a session of the account must give its password or set a new one. Throws
 * `link_invalid`, `invalid_input`, and the errors of `logIn`.
 */
export async function confirmAccount(
  ctx: RequestContext,
  token: string,
  answers: LinkInput,
): Promise<User> {
  const { services, site, at } = ctx;
  const { account: id, state } = await findLink(ctx, token);
  if (state !== "open") throw new AppError("link_invalid");
  const session = ctx.member?.id === id ? ctx.member.sessionHash : null;
  const proof = session ? null : await authenticate(ctx, id, answers);
  const ended = await services.db.transaction().execute(async (tx) => {
    await claimLink(tx, ctx, { token, purpose: "activation" });
    await setConfirmed(tx, { site: site.id, id, at });
    if (proof?.isNew) {
      await updateAccount(tx, site.id, id, { password_hash: proof.passwordHash });
    }
    // A stranger may have signed up in another browser and requested a change to an address of
    // their own.
    if (!session)
      await expireLinks(tx, { site: site.id, account: id, purpose: "email_change" }, at);
    return endOtherLogins(tx, ctx, id, session);
  });
  for (const hash of ended) services.endedSessions.publish(id, hash);
  if (proof) await startSession(ctx, { id, passwordHash: proof.passwordHash });
  return getCurrentUser(ctx, id);
}

/**
 * Proves that the account belongs to the visitor; returns the hash of the password they gave or set.
 */
async function authenticate(
  ctx: RequestContext,
  id: MemberId,
  { password, new_password: chosen }: LinkInput,
): Promise<{ readonly passwordHash: string; readonly isNew: boolean }> {
  const { services, site } = ctx;
  const account = await findEmailAddress(services.db, site.id, id);
  if (!account || account.is_deleted) throw new AppError("link_invalid");
  if (chosen === undefined) {
    if (!password) throw new AppError("invalid_input", { fields: { password: "required" } });
    return { ...(await checkPassword(ctx, { email: account.email, password })), isNew: false };
  }
  return {
    passwordHash: await hashNewPassword(ctx, id, { chosen, repeated: chosen }),
    isNew: true,
  };
}
