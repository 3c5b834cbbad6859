import type { Pool } from "pg";
import { NO_TIMEOUT, runInTransaction } from "./database.ts";

/**
 * Analyzes tables that were filled and never analyzed, as after a first start. Until autovacuum
 * runs a minute later, the planner would guess their sizes. Empty tables are skipped: statements
 * planned for an empty table would scan all of it once it grows.
 */
export async function ensureStatistics(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and reltuples < 0 and pg_relation_size(oid) > 0`,
  );
  if (rows.length === 0) return;
  const client = await pool.connect();
  try {
    const text = `analyze ${rows.map(({ name }) => name).join(", ")}`;
    await runInTransaction(client, () => client.query({ text, ...NO_TIMEOUT }));
  } finally {
    client.release();
  }
}
