import type { MemberId } from "#contract/shared/ids.ts";
import { deleteUnconfirmedAccount } from "#server/domains/accounts/activation/delete-unconfirmed-account.ts";
import { undoDeletedAccount } from "#server/domains/accounts/deletion/undo-deleted-account.ts";
import { findEmailAddress, lockAddress } from "#server/domains/accounts/find-account.ts";
import { passkeys, toOwner } from "#server/domains/accounts/passkeys/store.ts";
import { endOtherLogins } from "#server/domains/accounts/sessions/end-sessions.ts";
import { setEmail } from "#server/domains/accounts/set-email.ts";
import { notifyPartners } from "#server/domains/chat/notify-partners.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { createLink, expireLinks } from "#server/domains/links/create-link.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import { buildLinkMail } from "#server/domains/mail/mails/link-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { createToken } from "#server/platform/secrets/tokens.ts";

/**
 * Returns the account to the address that a mailed link went to. A stranger who changed it knew the
 * password, so the password stops working, every session ends, a deletion is undone, and the member
 * gets a mail to choose another password. Throws `link_invalid`, and `invalid_input` if another
 * account confirmed the address since.
 */
export async function undoEmailChange(ctx: RequestContext, token: string): Promise<null> {
  const { services, site, at } = ctx;
  const { account: id, data } = await findLink(ctx, token);
  const { email } = data;
  if (email === undefined) throw new AppError("link_invalid");
  const passwordHash = await hashPassword(createToken());
  const undone = await services.db.transaction().execute(async (tx) => {
    await claimLink(tx, ctx, { token, purpose: "email_change_undo" });
    const account = await findEmailAddress(tx, site.id, id);
    if (!account) throw new AppError("link_invalid");
    if (account.is_deleted) {
      await undoDeletedAccount(tx, ctx, { id, ...account });
      await expireLinks(tx, { site: site.id, account: id, purpose: "deletion_undo" }, at);
    }
    const squatter = await removeUnconfirmedOwner(tx, ctx, { id, email });
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
      buildLinkMail(site, locale, "reset", { ...link, at }),
    );
    // A stranger may have added one (docs/decisions/0029).
    await passkeys.deleteAll(tx, toOwner(ctx, { id }));
    const ended = await endOtherLogins(tx, ctx, id, null);
    return {
      ended: ended.map((hash) => ({ id, hash })).concat(squatter),
      deleted: account.is_deleted,
    };
  });
  for (const { id: member, hash } of undone.ended) services.endedSessions.publish(member, hash);
  if (undone.deleted) {
    services.changedProfiles.publish(id, "changed");
    await notifyPartners(services, site.id, id);
  }
  return null;
}

/**
 * Erases another account that took the address meanwhile without confirming it, because the link
 * proves who owns the mailbox. Returns the sessions that end with it.
 */
async function removeUnconfirmedOwner(
  tx: Tx,
  { site, at }: RequestContext,
  { id, email }: { readonly id: MemberId; readonly email: string },
): Promise<{ id: MemberId; hash: Buffer }[]> {
  const owner = await lockAddress(tx, site.id, email);
  if (!owner || owner.id === id) return [];
  const account = await findEmailAddress(tx, site.id, owner.id);
  if (account?.confirmed_at) return [];
  const ended = await deleteUnconfirmedAccount(tx, { site: site.id, member: owner.id }, at);
  return ended.map((hash) => ({ id: owner.id, hash }));
}
