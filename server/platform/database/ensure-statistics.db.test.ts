import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { ensureStatistics } from "./ensure-statistics.ts";

const database = testDatabase();

test("tables that were filled and never analyzed get statistics, and empty ones do not", async () => {
  const { pool } = database.handle;
  const estimates = async () => {
    const { rows } = await pool.query<{ relname: string; reltuples: number }>(
      "select relname, reltuples from pg_class where relname like 'counted_%' order by relname",
    );
    return Object.fromEntries(rows.map((row) => [row.relname, row.reltuples]));
  };
  await pool.query(
    "create table counted_full as select generate_series(1, 500) n; create table counted_empty (n int)",
  );
  expect(await estimates()).toMatchObject({ counted_empty: -1, counted_full: -1 });
  await ensureStatistics(pool);
  expect(await estimates()).toMatchObject({ counted_empty: -1, counted_full: 500 });
  await pool.query("insert into counted_full select generate_series(1, 500)");
  await ensureStatistics(pool);
  expect(await estimates()).toMatchObject({ counted_full: 500 });
});
