import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { normalizeEmail } from "./rules.ts";
import { lockHash } from "./session-store.ts";
import * as store from "./store.ts";

/** The account of an address on a site, if there is one. */
export function findAccount(db: Db, site: SiteId, email: string) {
  return store.findAccountByEmail(db, site, normalizeEmail(email));
}

/** Finds the account and prevents others from creating it until the transaction ends. */
export async function lockAddress(tx: Db, site: SiteId, email: string) {
  await lockHash(tx, hashAddress(site, email));
  return findAccount(tx, site, email);
}

/** Identifies a site's email address without storing it. */
export function hashAddress(site: SiteId, email: string): Buffer {
  return hashToken(`${site} ${normalizeEmail(email)}`);
}

/** The address for mail to a member, its language, and when it was confirmed. */
export function findEmailAddress(db: Db, site: SiteId, id: MemberId) {
  return store.findEmailAddress(db, site, id);
}
