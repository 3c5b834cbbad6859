import pg from "pg";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";

/** Creates a database in the cluster unless it exists; returns its address. */
export async function ensureDatabase(
  postgres: EmbeddedPostgres,
  name: string,
): Promise<{ url: string; isNew: boolean }> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [name]);
    const isNew = found.rowCount === 0;
    if (isNew) await client.query(`create database ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return { url: url.href, isNew };
  } finally {
    await client.end();
  }
}
