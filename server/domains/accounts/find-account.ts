import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { lockHash } from "#server/platform/database/advisory-lock.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashToken } from "#server/platform/secrets/tokens.ts";
import { normalizeEmail } from "./rules.ts";
import { findAccountByEmail, findEmailAddress } from "./store.ts";

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

/** The account of the member who is logged in. Throws `authentication_required` once it is erased. */
export async function getOwnAccount(
  { services, site }: Pick<RequestContext, "services" | "site">,
  id: MemberId,
) {
  const account = await findEmailAddress(services.db, site.id, id);
  if (!account) throw new AppError("authentication_required");
  return account;
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
