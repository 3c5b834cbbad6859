import type { SiteId } from "#contract/shared/ids.ts";
import { lockHash } from "#server/platform/database/advisory-lock.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashAddress } from "#server/domains/accounts/find-account.ts";
import { computeBlockedMinutes } from "#server/domains/accounts/rules.ts";
import { insertFailure, listFailures } from "./login-attempts-store.ts";
import type { Attempts } from "./login-attempts-store.ts";

// Also for other domains: the office counts its own attempts.
export { deleteAttempts } from "./login-attempts-store.ts";

/** The attempts for an address of a site. */
export function toAttempts(site: SiteId, email: string): Attempts {
  return { table: "failed_login", site_id: site, email_hash: hashAddress(site, email) };
}

interface Limit {
  readonly attempts: number;
  readonly blockMinutes: number;
}

/**
 * Records an attempt as failed before it is checked, so that parallel attempts cannot exceed the
 * limit; a right one deletes it. Throws `account_blocked` with the minutes left.
 */
export async function recordAttempt(
  db: Db,
  attempts: Attempts,
  limit: Limit,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - limit.blockMinutes * 60_000);
  await db.transaction().execute(async (tx) => {
    await lockHash(tx, attempts.email_hash);
    const minutes = computeBlockedMinutes(await listFailures(tx, attempts, since), at, limit);
    if (minutes !== null) throw new AppError("account_blocked", { minutes });
    await insertFailure(tx, attempts, at);
  });
}
