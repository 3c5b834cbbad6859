import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Serializes transactions that lock the same key, until the transaction ends. */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** The same for a key of which only the hash is known. */
export async function lockHash(tx: Db, hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE().toString()}::bigint)`.execute(tx);
}
