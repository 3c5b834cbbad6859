import { Kysely, PostgresDialect } from "kysely";
import type { Transaction } from "kysely";
import pg from "pg";
import { createStatementNames } from "./statement-names.ts";
import { createSilenceWatch } from "./watch-silence.ts";
import type { SilenceWatch } from "./watch-silence.ts";

/** A domain's store adds its own tables: `db.withTables<LikesTables>()`. */
// oxlint-disable-next-line typescript/no-empty-object-type
export type Database = Kysely<{}>;
// oxlint-disable-next-line typescript/no-empty-object-type
export type Tx = Transaction<{}>;
/** Anything that can read: the database or an open transaction. */
export type Db = Database | Tx;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** A connection outside the pool, not yet open, for work that needs its own. */
  createClient(): pg.Client;
  /** Rejects within two seconds if the server goes silent while `work` still waits for it. */
  readonly failWhenSilent: SilenceWatch["failWhenSilent"];
  close(): Promise<void>;
}

// bigint counters (credits, sequence numbers) stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A responding server cancels a statement itself, well before this. If it does not (its machine is
 * frozen, the network drops packets), the statement and its connection are given up.
 */
const SILENCE_MS = 8_000;

/** For statements without a time limit. */
export const NO_TIMEOUT = { query_timeout: 2 ** 31 - 1 };

/** Runs work in a transaction of this connection, which may take longer than a request. */
export async function runInTransaction<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query("begin; set local statement_timeout = 0");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // On a broken connection there is nothing to roll back.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/**
 * Prepares statements with parameters, and drops a connection whose server went silent: the driver
 * only stops waiting, and the next statement would read the old response.
 */
function instrument(
  client: pg.Client,
  silence: SilenceWatch,
  names: ReturnType<typeof createStatementNames>,
): void {
  const ask: (...args: unknown[]) => unknown = client.query.bind(client);
  const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const hasValues = Array.isArray(values) && values.length > 0;
    const name = typeof text === "string" && hasValues ? names.find(text) : undefined;
    const answer =
      name === undefined ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest);
    if (answer instanceof Promise) {
      silence.watch(answer);
      answer.catch((error: unknown) => {
        if (isUnusable(error)) void client.end();
      });
    }
    return answer;
  };
  Object.assign(client, { query });
}

/**
 * Whether a connection is no longer usable: the driver gave up on a response that may still come,
 * or a migration changed the columns of a prepared `select *`, which only a new connection parses
 * again.
 */
function isUnusable(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Query read timeout|cached plan must not change result type)$/.test(error.message)
  );
}

/**
 * Opens a pool on `connectionString`. `onLost` receives connections that broke while idle: without
 * a listener a database restart would end the process.
 */
export function openDatabase(
  connectionString: string,
  { size, onLost }: { size: number; onLost: (error: Error) => void },
): DatabaseHandle {
  const silence = createSilenceWatch(async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
    // Without a listener a broken connection would end the process.
    client.on("error", () => undefined);
    await client.connect();
    await client.end();
  });
  const names = createStatementNames();
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    query_timeout: SILENCE_MS,
    options:
      "-c statement_timeout=5s -c lock_timeout=1500ms -c idle_in_transaction_session_timeout=10s",
  });
  pool.on("error", onLost);
  // A checked-out client whose server goes away emits the error itself; the pool does not.
  pool.on("connect", (client) => {
    client.on("error", onLost);
    instrument(client, silence, names);
  });
  // oxlint-disable-next-line typescript/no-empty-object-type
  const db = new Kysely<{}>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    silence.stop();
    return pool.end();
  };
  const createClient = () =>
    new pg.Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      query_timeout: SILENCE_MS,
      keepAlive: true,
    });
  return { db, pool, createClient, failWhenSilent: silence.failWhenSilent, close };
}
