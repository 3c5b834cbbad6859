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
/** What a read takes: the database itself or an open transaction. */
export type Db = Database | Tx;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Rejects within two seconds when the server has gone silent, while `work` still waits for it. */
  readonly failWhenSilent: SilenceWatch["failWhenSilent"];
  close(): Promise<void>;
}

// bigint counters (credits, sequence numbers) stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A server that answers cancels a statement itself, well before this. One that does not (its machine
 * is frozen, the network swallows what is sent) is given up, and its connection with it.
 */
const SILENCE_MS = 8_000;

/** For a statement that may take as long as it takes. */
export const PATIENT = { query_timeout: 2 ** 31 - 1 };

/**
 * Prepares what is called with parameters, and drops a connection whose server went silent: the driver
 * only stops waiting, and the next statement would read the old answer.
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
 * Whether a connection cannot be used any longer: the driver gave up on an answer that may still come,
 * or a migration changed the columns of a prepared `select *`, which only a new connection parses again.
 */
function isUnusable(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Query read timeout|cached plan must not change result type)$/.test(error.message)
  );
}

/**
 * Opens a pool on `connectionString`. `onLost` receives connections that broke while idle: without
 * a listener a restart of the database would end the process.
 */
export function openDatabase(
  connectionString: string,
  { size, onLost }: { size: number; onLost: (error: Error) => void },
): DatabaseHandle {
  const silence = createSilenceWatch(async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
    // Without a listener a connection that breaks would end the process.
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
  // A client that is checked out when the server goes away raises on itself, not on the pool.
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
  return { db, pool, failWhenSilent: silence.failWhenSilent, close };
}
