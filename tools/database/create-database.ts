import pg from "pg";

export interface Connection {
  /** The folder of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

/** Creates the program's database on the first start. */
export async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({
    ...connection,
    database: "postgres",
    connectionTimeoutMillis: 10_000,
    // Set explicitly: PGSSLMODE and PGOPTIONS in the environment are meant for another server.
    ssl: false,
    options: "-c application_name=vonk",
  });
  // A lost connection also raises this event; the query's own failure is enough.
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

/** For `pg`, libpq's tools and `new URL`, which needs a host in front of the folder. */
export function connectionUrl({ host, port, user, database, password }: Connection): string {
  const secret = encodeURIComponent(password);
  const socket = encodeURIComponent(host);
  // Set explicitly, so that PGSSLMODE in the environment has no effect.
  return `postgresql://${user}:${secret}@localhost:${port}/${database}?host=${socket}&sslmode=disable`;
}
