import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { getCurrentUser } from "#server/domains/accounts/get-current-user.ts";
import { setConfirmed } from "#server/domains/accounts/activation/set-confirmed.ts";
import { setEmail } from "#server/domains/accounts/set-email.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { createLink } from "#server/domains/links/create-link.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import { buildLinkMail } from "#server/domains/mail/mails/link-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";

/**
 * Changes a member's address to the address that a mailed link went to, which also confirms the
 * account. The earlier address gets a mail with an undo link. Throws `link_invalid`, and
 * `invalid_input` if somebody else has taken the address meanwhile.
 */
export async function updateEmailByLink(ctx: RequestContext, token: string): Promise<User | null> {
  const { services, site, at } = ctx;
  const { account: id, data } = await findLink(ctx, token);
  const { email } = data;
  if (email === undefined) throw new AppError("link_invalid");
  await services.db.transaction().execute(async (tx) => {
    await claimLink(tx, ctx, { token, purpose: "email_change" });
    const account = await findEmailAddress(tx, site.id, id);
    if (!account || account.is_deleted) throw new AppError("link_invalid");
    await setEmail(tx, ctx, { id, email });
    // An address that was never confirmed may be a stranger's, who must not get the account.
    if (account.confirmed_at) await sendWayBack(tx, ctx, { id, ...account });
    await setConfirmed(tx, { site: site.id, id, at });
  });
  return ctx.member?.id === id ? getCurrentUser(ctx, id) : null;
}

type Account = NonNullable<Awaited<ReturnType<typeof findEmailAddress>>>;

/** Informs the earlier address, with a link that returns the account to it. */
async function sendWayBack(
  tx: Tx,
  { services, site, at }: RequestContext,
  { id, email, language: locale }: Account & { readonly id: MemberId },
): Promise<void> {
  const link = await createLink(tx, services, {
    site,
    account: id,
    purpose: "email_change_undo",
    data: { email },
    at,
  });
  await queueMail(
    tx,
    { site, kind: "email_changed", to: email, account: id, locale, at },
    buildLinkMail(site, locale, "emailChanged", { ...link, at }),
  );
}
