import { sql } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import { lockHash } from "#server/platform/database/advisory-lock.ts";
import { buildValues, matchColumns } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashAddress } from "#server/domains/accounts/find-account.ts";
import { computeBlockedMinutes } from "#server/domains/accounts/rules.ts";

/** What attempts to log in are counted by; `email_hash` is of an address, or of a device with it. */
type Attempts =
  | { readonly table: "failed_login"; readonly site_id: SiteId; readonly email_hash: Buffer }
  | { readonly table: "staff_failed_login"; readonly email_hash: Buffer };

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
  { table, ...key }: Attempts,
  limit: Limit,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - limit.blockMinutes * 60_000);
  await db.transaction().execute(async (tx) => {
    await lockHash(tx, key.email_hash);
    const { rows } = await sql<{ failed_at: Date }>`
      select failed_at from ${sql.table(table)}
      where ${matchColumns(key)} and failed_at > ${since}`.execute(tx);
    const failures = rows.map(({ failed_at }) => failed_at);
    const minutes = computeBlockedMinutes(failures, at, limit);
    if (minutes !== null) throw new AppError("account_blocked", { minutes });
    await sql`
      insert into ${sql.table(table)} ${buildValues({ ...key, failed_at: at })}`.execute(tx);
  });
}

export async function deleteAttempts(db: Db, { table, ...key }: Attempts): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${matchColumns(key)}`.execute(db);
}
