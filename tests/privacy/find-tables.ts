import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/**
 * Finds the tables, including the queue's, that contain a secret as text, or as the hexadecimal that
 * PostgreSQL prints for a `bytea`.
 */
export async function findTables(db: Database, secret: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db);
  const forms = [
    secret,
    Buffer.from(secret).toString("hex"),
    Buffer.from(secret, "base64url").toString("hex"),
  ];
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.raw(name)} as t
      where ${sql.join(
        forms.map((form) => sql`t::text like ${`%${form}%`}`),
        sql` or `,
      )}`.execute(db);
    if ((rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}
