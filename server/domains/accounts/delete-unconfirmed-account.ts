import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashAddress } from "./find-account.ts";
import { deleteDevices, deleteFailedLogins, deleteSessions } from "./sessions/session-store.ts";
import { deleteAccount, lockUnconfirmed } from "./store.ts";

interface Member {
  readonly site: SiteId;
  readonly member: MemberId;
}

/**
 * Prevents confirmation of an account until the transaction ends. Throws `link_invalid` if the
 * account is gone, and `already_confirmed`.
 */
export async function lockUnconfirmedAccount(tx: Tx, { site, member }: Member): Promise<void> {
  const account = await lockUnconfirmed(tx, site, member);
  if (!account) throw new AppError("link_invalid");
  if (account.confirmed_at) throw new AppError("already_confirmed");
}

/** Deletes an account locked by `lockUnconfirmedAccount`; returns the sessions that end with it. */
export async function deleteUnconfirmedAccount(
  tx: Tx,
  { site, member }: Member,
): Promise<readonly Buffer[]> {
  await deleteDevices(tx, { site, account: member, except: null });
  const sessions = await deleteSessions(tx, site, member);
  const email = await deleteAccount(tx, site, member);
  if (email) await deleteFailedLogins(tx, site, hashAddress(site, email));
  return sessions;
}
