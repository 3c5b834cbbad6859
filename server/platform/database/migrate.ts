import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { ClientBase, Pool } from "pg";
import { applyFunctions } from "./apply-functions.ts";
import { NO_TIMEOUT, runInTransaction } from "./database.ts";

const ADVISORY_LOCK = 7_266_101;

/** The files that define a database's tables and functions. */
export interface DatabaseSchema {
  /** The folder of numbered SQL files; each runs once and never changes afterwards. */
  readonly migrations: string;
  /** Files of `create or replace function`, each after those whose functions it calls. */
  readonly functions: readonly string[];
}

/**
 * Runs the pending migrations, in order and each in its own transaction, then the changed function
 * files. Two processes may call it at once. Throws, without changing anything, if the database is
 * older than PostgreSQL 18, or if its recorded migrations are not our first ones, unchanged.
 * Returns the names of the files it ran.
 */
export async function migrate(pool: Pool, schema: DatabaseSchema): Promise<string[]> {
  const client = await pool.connect();
  try {
    // Another process may take longer than a request is allowed to wait.
    await client.query("begin; set local statement_timeout = 0; set local lock_timeout = 0");
    await client.query({
      text: "select pg_advisory_lock($1)",
      values: [ADVISORY_LOCK],
      ...NO_TIMEOUT,
    });
    await client.query("commit");
    await requireVersion(client);
    const ran = await runPending(client, schema.migrations);
    return [...ran, ...(await applyFunctions(client, schema.functions))];
  } finally {
    // Closing the connection releases the lock, even if the connection is broken.
    client.release(true);
  }
}

/** The SQL is written and tested for PostgreSQL 18. */
const MIN_VERSION = 180_000;

async function requireVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::integer as number,
       current_setting('server_version') as version`,
  );
  const [server] = rows;
  if (!server || server.number >= MIN_VERSION) return;
  throw new Error(
    `PostgreSQL 18 or newer is needed, and DATABASE_URL leads to ${server.version}: start one of version 18`,
  );
}

interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly sql: string;
}

async function runPending(client: ClientBase, dir: string): Promise<string[]> {
  await client.query(
    `create table if not exists migration (
       name text primary key, hash text not null, ran_at timestamptz not null default now())`,
  );
  const { rows: ran } = await client.query<Omit<Migration, "sql">>(
    `select name, hash from migration order by name collate "C"`,
  );
  const names = (await readdir(dir)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).toSorted();
  const all = await Promise.all(
    names.map(async (name): Promise<Migration> => {
      const sql = await readFile(path.join(dir, name), "utf8");
      return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
    }),
  );
  requireMatchingHistory(ran, all);
  const pending = all.slice(ran.length);
  for (const migration of pending) await runOne(client, migration);
  return pending.map(({ name }) => name);
}

/** Anything but our own first migrations, unchanged, comes from another version. */
function requireMatchingHistory(ran: readonly Omit<Migration, "sql">[], all: readonly Migration[]) {
  const index = ran.findIndex(({ name, hash }, n) => {
    return all[n]?.name !== name || all[n]?.hash !== hash;
  });
  if (index === -1) return;
  throw new Error(
    `this database was made by another version of Vonk (${ran[index]?.name} is different here) and is left as it is: use an empty database; for the demo move its folder data/ away`,
  );
}

async function runOne(client: ClientBase, { name, hash, sql }: Migration): Promise<void> {
  await runInTransaction(client, async () => {
    await client.query({ text: sql, ...NO_TIMEOUT });
    await client.query("insert into migration (name, hash) values ($1, $2)", [name, hash]);
  }).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  });
}
