import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { normalizeEmail } from "./rules.ts";
import { lockHash } from "./sessions/session-store.ts";
import { findAccountByEmail } from "./store.ts";

export { deleteFailedLogins } from "./sessions/session-store.ts";
export {
  deleteStop,
  findEmailAddress,
  hasPassword,
  hasStop,
  insertStop,
  isAddressDead,
} from "./store.ts";

/** The account of an address on a site, if there is one. */
export function findAccount(db: Db, site: SiteId, email: string) {
  return findAccountByEmail(db, site, normalizeEmail(email));
}

/** Finds the account and, until the transaction ends, prevents others from creating it. */
export async function lockAddress(tx: Db, site: SiteId, email: string) {
  await lockHash(tx, hashAddress(site, email));
  return findAccount(tx, site, email);
}

/** Identifies a site's email address without storing it. */
export function hashAddress(site: SiteId, email: string): Buffer {
  return hashToken(`${site} ${normalizeEmail(email)}`);
}
