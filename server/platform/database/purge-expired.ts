import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db } from "./database.ts";

/** Bounds how long a statement holds its locks and how much WAL it writes. */
const BATCH_SIZE = 10_000;

/** Deletes all rows of a table that match a condition, in bounded statements. */
export async function purgeExpired(
  db: Db,
  table: string,
  old: RawBuilder<unknown>,
  limit = BATCH_SIZE,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${old} limit ${limit}))`.execute(db);
    if (numAffectedRows < BigInt(limit)) return;
  }
}
