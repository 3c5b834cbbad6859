import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { purgeExpired } from "./purge-expired.ts";

const database = testDatabase();

test("all old rows and no others are deleted, in as many statements as needed", async () => {
  await sql`create table leaf (id integer primary key, fell_at timestamptz not null)`.execute(
    database.db,
  );
  await sql`insert into leaf select n, timestamptz '2026-11-01' + n * interval '1 hour'
    from generate_series(1, 25) n`.execute(database.db);
  const until = new Date("2026-11-01T21:00:00Z");
  await purgeExpired(database.db, "leaf", sql`fell_at < ${until}`, 10);
  const { rows } = await sql<{ id: number }>`select id from leaf order by id`.execute(database.db);
  expect(rows.map(({ id }) => id)).toEqual([21, 22, 23, 24, 25]);
});
