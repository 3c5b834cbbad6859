import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { tokenHash } from "#server/platform/secrets/tokens.ts";
import { normaliseEmail } from "./rules.ts";
import * as store from "./store.ts";

/** The account of an address on a site, undefined where it has none. */
export function findAccount(db: Db, site: SiteId, email: string) {
  return store.accountByEmail(db, site, normaliseEmail(email));
}

/** The same, and until the end of the transaction nobody else makes one for the address. */
export async function holdAddress(tx: Db, site: SiteId, email: string) {
  await store.lockAddress(tx, addressHash(site, email));
  return findAccount(tx, site, email);
}

/** Names an address of a site without holding it. */
export function addressHash(site: SiteId, email: string): Buffer {
  return tokenHash(`${site} ${normaliseEmail(email)}`);
}

/** Where mail to a member goes, in which language, and since when that is confirmed. */
export function addressOf(db: Db, site: SiteId, id: MemberId) {
  return store.addressOf(db, site, id);
}
