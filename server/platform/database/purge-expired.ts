import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db } from "./database.ts";

/** A statement holds its locks, and the log its bytes, no longer than this takes. */
const MOST_AT_ONCE = 10_000;

/** Deletes the rows of a table that a condition calls old, all of them, in bounded statements. */
export async function purgeExpired(
  db: Db,
  table: string,
  old: RawBuilder<unknown>,
  most = MOST_AT_ONCE,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${old} limit ${most}))`.execute(db);
    if (numAffectedRows < BigInt(most)) return;
  }
}
