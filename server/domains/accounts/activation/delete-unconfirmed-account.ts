import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { eraseAccount } from "#server/domains/accounts/deletion/erase-account.ts";
import { lockUnconfirmed } from "#server/domains/accounts/store.ts";

/**
 * Erases an account whose address nobody confirmed. Returns the sessions that end with it. Throws
 * `link_invalid` if the account is gone, and `already_confirmed`.
 */
export async function deleteUnconfirmedAccount(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
  at: Date,
): Promise<readonly Buffer[]> {
  const account = await lockUnconfirmed(tx, site, member);
  if (!account) throw new AppError("link_invalid");
  if (account.confirmed_at) throw new AppError("already_confirmed");
  return eraseAccount(tx, { site, member }, at);
}
