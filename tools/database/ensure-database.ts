import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailable } from "./database-unavailable.ts";

export interface Connection {
  /** The folder of the unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

const BUSY_STARTING = new Set(["57P03", "53300", "ECONNREFUSED", "ENOENT", "EAGAIN"]);
const PATIENCE_MS = 10_000;

/**
 * Proves that the server takes this connection; makes the database if it is not there yet, without
 * asking for it first if the server is new (it would log the question as fatal). Throws
 * DatabaseUnavailable `password-lost`, `socket`, `failed`.
 */
export async function ensureDatabase(
  connection: Connection,
  { isNew, isAlive }: { isNew: boolean; isAlive: () => Promise<boolean> },
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let isMissing = isNew;
  for (;;) {
    try {
      if (isMissing) await createDatabase(connection);
      return await ask(connection, "select 1");
    } catch (error) {
      const { code = "" } = error as { code?: string };
      isMissing ||= code === "3D000";
      const mayPass = code === "3D000" || BUSY_STARTING.has(code);
      if (!mayPass || Date.now() > until || !(await isAlive())) {
        throw explain(error as Error, code, connection);
      }
      await sleep(20);
    }
  }
}

/** For `pg`, for libpq's tools and for `new URL`, which wants a host before it sees the folder. */
export function connectionUrl({ host, port, user, database, password }: Connection): string {
  const secret = encodeURIComponent(password);
  const socket = encodeURIComponent(host);
  // Said, or PGSSLMODE of the environment would be asked.
  return `postgresql://${user}:${secret}@localhost:${port}/${database}?host=${socket}&sslmode=disable`;
}

function explain(error: Error, code: string, { host }: Connection): DatabaseUnavailable {
  if (code === "28P01" || code === "28000") {
    const message = "The embedded PostgreSQL does not take the password in its password file.";
    return new DatabaseUnavailable("password-lost", message, error);
  }
  const reason = BUSY_STARTING.has(code) ? "socket" : "failed";
  const message = `The embedded PostgreSQL runs, but not for us (${host}: ${error.message}).`;
  return new DatabaseUnavailable(reason, message, error);
}

async function createDatabase(connection: Connection): Promise<void> {
  try {
    await ask(
      { ...connection, database: "postgres" },
      `create database ${pg.escapeIdentifier(connection.database)}`,
    );
  } catch (error) {
    // Another process made it in the same moment: the name is taken, or just being taken.
    const { code } = error as { code?: string };
    if (code !== "42P04" && code !== "23505") throw error;
  }
}

async function ask(connection: Connection, sql: string): Promise<void> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: 10_000,
    // Said, or PGSSLMODE and PGOPTIONS of the environment would be asked: they are another server's.
    ssl: false,
    options: "-c application_name=vonk",
  });
  // A server that goes away meanwhile also raises here; the query's own failure says it already.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
