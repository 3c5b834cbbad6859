import { sql } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import { buildValues, matchColumns } from "#server/platform/database/columns.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** What attempts to log in are counted by; `email_hash` is of an address, or of a device with it. */
export type Attempts =
  | { readonly table: "failed_login"; readonly site_id: SiteId; readonly email_hash: Buffer }
  | { readonly table: "staff_failed_login"; readonly email_hash: Buffer };

export async function listFailures(
  tx: Tx,
  { table, ...key }: Attempts,
  since: Date,
): Promise<readonly Date[]> {
  const { rows } = await sql<{ failed_at: Date }>`
    select failed_at from ${sql.table(table)}
    where ${matchColumns(key)} and failed_at > ${since}`.execute(tx);
  return rows.map(({ failed_at }) => failed_at);
}

export async function insertFailure(tx: Tx, { table, ...key }: Attempts, at: Date): Promise<void> {
  await sql`
    insert into ${sql.table(table)} ${buildValues({ ...key, failed_at: at })}`.execute(tx);
}

export async function deleteAttempts(db: Db, { table, ...key }: Attempts): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${matchColumns(key)}`.execute(db);
}
