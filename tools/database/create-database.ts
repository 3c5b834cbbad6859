import pg from "pg";

export interface Connection {
  /** The folder of the unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

/** What the program finds on the server: its database, made at the first start. */
export async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({
    ...connection,
    database: "postgres",
    connectionTimeoutMillis: 10_000,
    // Set, or PGSSLMODE and PGOPTIONS of the environment would count: they are another server's.
    ssl: false,
    options: "-c application_name=vonk",
  });
  // A server that goes away also raises here; the query's own failure is enough.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
      connection.database,
    ]);
    if (rowCount === 0) {
      await client.query(`create database ${pg.escapeIdentifier(connection.database)}`);
    }
  } finally {
    await client.end();
  }
}

/** For `pg`, for libpq's tools and for `new URL`, which needs a host in front of the folder. */
export function connectionUrl({ host, port, user, database, password }: Connection): string {
  const secret = encodeURIComponent(password);
  const socket = encodeURIComponent(host);
  // Set, or PGSSLMODE of the environment would count.
  return `postgresql://${user}:${secret}@localhost:${port}/${database}?host=${socket}&sslmode=disable`;
}
