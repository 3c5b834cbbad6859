import type { MemberId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { expireLinks } from "#server/domains/links/create-link.ts";
import { buildPasswordChangedMail } from "#server/domains/mail/mails/password-changed-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { endOtherLogins } from "#server/domains/accounts/sessions/end-sessions.ts";
import { deleteAttempts, toAttempts } from "#server/domains/accounts/log-in/login-attempts.ts";
import { passkeys, toOwner } from "#server/domains/accounts/passkeys/store.ts";
import { updateAccount } from "#server/domains/accounts/store.ts";

interface NewPassword {
  readonly account: { readonly id: MemberId; readonly email: string; readonly language: Locale };
  readonly passwordHash: string;
  /** This browser's session, which continues; null if it has none. */
  readonly session: Buffer | null;
}

/**
 * Replaces a member's password, ends the other log-ins and informs the member by mail. Returns the
 * ended sessions, to be published after the commit.
 */
export async function setPassword(
  tx: Tx,
  ctx: RequestContext,
  { account, passwordHash, session }: NewPassword,
): Promise<readonly Buffer[]> {
  const { services, site, at } = ctx;
  const { id, email, language: locale } = account;
  await updateAccount(tx, site.id, id, { password_hash: passwordHash });
  // The member has proved their identity, so earlier wrong guesses no longer block the account.
  await deleteAttempts(tx, toAttempts(site.id, email));
  // A link that was mailed before, perhaps at a stranger's request, must not set another password
  // or address.
  for (const purpose of ["password_reset", "email_change"] as const)
    await expireLinks(tx, { site: site.id, account: id, purpose }, at);
  // A stranger with the old password may have added a passkey; a mailed link takes the account back.
  const owner = toOwner(ctx, account);
  if (session) await passkeys.deleteChallenges(tx, owner);
  const removedPasskeys = session === null && (await passkeys.deleteAll(tx, owner));
  const reset = buildSiteUrl(services.publicOrigin, site, "/reset-password");
  await queueMail(
    tx,
    { site, kind: "password_changed", to: email, account: id, locale, at },
    buildPasswordChangedMail(site, locale, { changed: at, reset, removedPasskeys }),
  );
  return endOtherLogins(tx, ctx, id, session);
}
