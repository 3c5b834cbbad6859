import type { Passkey } from "#contract/accounts/passkeys.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { queuePasskeyMail } from "./queue-passkey-mail.ts";
import {
  deleteChallengesOf,
  deletePasskey,
  deletePasskeysOf,
  listPasskeysOf,
  updateName,
} from "./store.ts";

/** The member's passkeys, newest first. */
export async function listPasskeys(
  { services, site }: RequestContext,
  { id: account }: CurrentMember,
): Promise<Passkey[]> {
  const rows = await listPasskeysOf(services.db, site.id, account);
  return rows.map(({ id, name, added_at, used_at }) => ({
    id,
    name,
    added_at: added_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }));
}

/** Throws `not_found`. */
export async function updatePasskeyName(
  { services, site }: RequestContext,
  { id: account }: CurrentMember,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const isRenamed = await updateName(services.db, { site: site.id, account, id }, name);
  if (!isRenamed) throw new AppError("not_found");
}

/** Removes one of the member's passkeys, and mails the member. An unknown id changes nothing. */
export async function removePasskey(
  ctx: RequestContext,
  { id: account }: CurrentMember,
  id: string,
): Promise<void> {
  await ctx.services.db.transaction().execute(async (tx) => {
    const name = await deletePasskey(tx, { site: ctx.site.id, account, id });
    if (name !== undefined) {
      await queuePasskeyMail(tx, ctx, { id: account, name, change: "removed" });
    }
  });
}

/**
 * Removes every passkey of an account that is taken back by a mailed link, because a stranger may
 * have added one (docs/decisions/0029). Returns whether there were any.
 */
export async function deletePasskeys(
  tx: Tx,
  { site }: Pick<RequestContext, "site">,
  account: MemberId,
): Promise<boolean> {
  await deleteChallengesOf(tx, site.id, account);
  return deletePasskeysOf(tx, site.id, account);
}
