import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { ClientBase, Pool } from "pg";
import { applyFunctions } from "./apply-functions.ts";
import { PATIENT } from "./database.ts";

const ADVISORY_LOCK = 7_266_101;

/** Where a database's tables and functions are written down. */
export interface DatabaseSchema {
  /** The folder of numbered SQL files; each runs once and is never changed afterwards. */
  readonly migrations: string;
  /** Files of `create or replace function`, a file after those whose functions it calls. */
  readonly functions: readonly string[];
}

/**
 * Runs the migrations that have not run yet, in order of their number and each in its own
 * transaction, then the function files that changed. Two processes may call it at once. Throws when
 * a migration that already ran was changed. Returns the names of the files it ran.
 */
export async function migrate(pool: Pool, schema: DatabaseSchema): Promise<string[]> {
  const client = await pool.connect();
  try {
    // Another process may be at it for longer than a request is allowed to wait.
    await client.query("begin; set local statement_timeout = 0; set local lock_timeout = 0");
    await client.query({
      text: "select pg_advisory_lock($1)",
      values: [ADVISORY_LOCK],
      ...PATIENT,
    });
    await client.query("commit");
    const ran = await runPending(client, schema.migrations);
    return [...ran, ...(await applyFunctions(client, schema.functions))];
  } finally {
    // The lock goes with the connection, also with one that is broken.
    client.release(true);
  }
}

async function runPending(client: ClientBase, dir: string): Promise<string[]> {
  await client.query(
    `create table if not exists migration (
       name text primary key, hash text not null, ran_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from migration",
  );
  const ran = new Map(rows.map((row) => [row.name, row.hash]));
  const names = (await readdir(dir)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).toSorted();
  const fresh: string[] = [];
  for (const name of names) {
    const sql = await readFile(path.join(dir, name), "utf8");
    const hash = createHash("sha256").update(sql).digest("hex");
    const before = ran.get(name);
    if (before === hash) continue;
    if (before !== undefined) throw new Error(`${name} was changed after it ran; add a new file`);
    await runOne(client, name, hash, sql);
    fresh.push(name);
  }
  return fresh;
}

async function runOne(client: ClientBase, name: string, hash: string, sql: string) {
  await client.query("begin");
  try {
    // A migration may take longer than a request is allowed to.
    await client.query("set local statement_timeout = 0");
    await client.query({ text: sql, ...PATIENT });
    await client.query("insert into migration (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  } catch (error) {
    // On a broken connection there is nothing left to roll back.
    await client.query("rollback").catch(() => undefined);
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
