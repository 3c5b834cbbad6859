import type { Pool } from "pg";
import { PATIENT } from "./database.ts";

/**
 * Gathers statistics of tables that were filled and never analyzed, as after a first start. Until
 * autovacuum comes by, a minute later, the planner would take guesses for them. An empty table is left
 * out: planned as empty, its statements would read all of it once it grows.
 */
export async function analyzeNewTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and reltuples < 0 and pg_relation_size(oid) > 0`,
  );
  if (rows.length === 0) return;
  const client = await pool.connect();
  try {
    await client.query("begin; set local statement_timeout = 0");
    await client.query({ text: `analyze ${rows.map(({ name }) => name).join(", ")}`, ...PATIENT });
    await client.query("commit");
  } finally {
    client.release();
  }
}
