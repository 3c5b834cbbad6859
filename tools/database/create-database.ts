import { createHmac } from "node:crypto";
import pg from "pg";

export interface Connection {
  /** The folder of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

interface Roles {
  /** Owns the database and its tables. */
  readonly owner: Connection;
  /** Owns nothing: the program runs as this role. */
  readonly program: Connection;
}

/** Creates the program's roles and database at the first start. `connection` is the superuser's. */
export async function ensureDatabase(connection: Connection): Promise<Roles> {
  const roles = { owner: asRole(connection, "owner"), program: asRole(connection, "program") };
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
    for (const { user, password } of Object.values(roles)) {
      const known = await client.query("select from pg_roles where rolname = $1", [user]);
      if (known.rowCount !== 0) continue;
      await client.query(
        `create role ${pg.escapeIdentifier(user)} login password ${pg.escapeLiteral(password)}`,
      );
    }
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
      connection.database,
    ]);
    if (rowCount === 0) {
      const name = pg.escapeIdentifier(connection.database);
      await client.query(`create database ${name} owner ${pg.escapeIdentifier(roles.owner.user)}`);
    }
    return roles;
  } finally {
    await client.end();
  }
}

/** A role's own connection; its password follows from the superuser's, so that one file is enough. */
function asRole(connection: Connection, role: keyof Roles): Connection {
  const user = `${connection.user}_${role}`;
  const password = createHmac("sha256", connection.password).update(user).digest("base64url");
  return { ...connection, user, password };
}

/** For `pg`, for libpq's tools and for `new URL`, which needs a host in front of the folder. */
export function connectionUrl({ host, port, user, database, password }: Connection): string {
  const secret = encodeURIComponent(password);
  const socket = encodeURIComponent(host);
  // Set explicitly, so that PGSSLMODE in the environment has no effect.
  return `postgresql://${user}:${secret}@localhost:${port}/${database}?host=${socket}&sslmode=disable`;
}
