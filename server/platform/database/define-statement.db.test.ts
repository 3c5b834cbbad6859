import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { defineStatement } from "./define-statement.ts";
import type { Placeholders } from "./define-statement.ts";

const database = testDatabase({ empty: true });

test("a statement is built once and gets the values of each execution", async () => {
  let built = 0;
  const listNumbers = defineStatement(
    ({ from, until }: Placeholders<{ from: number; until: number | null }>) => {
      built += 1;
      return sql<{ n: number }>`select n from generate_series(${1}::integer, 5) n
        where n >= ${from} and (n <= ${until} or ${until}::integer is null) order by n`;
    },
  );
  const results = await Promise.all(
    [
      { from: 1, until: 3 },
      { until: null, from: 4 },
      { from: 2, until: 2 },
    ].map(async (values) => (await listNumbers(database.db, values)).map(({ n }) => n)),
  );
  expect(results).toEqual([[1, 2, 3], [4, 5], [2]]);
  expect(built).toBe(1);
});

test("a statement first executed in a transaction also runs outside it", async () => {
  await sql`create table leaf (n integer)`.execute(database.db);
  const insertLeaf = defineStatement(({ n }: Placeholders<{ n: number }>, db) =>
    db.withTables<{ leaf: { n: number } }>().insertInto("leaf").values({ n }).returning("n"),
  );
  const undone = database.db.transaction().execute(async (tx) => {
    await insertLeaf(tx, { n: 1 });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await insertLeaf(database.db, { n: 2 });
  const { rows } = await sql<{ n: number }>`select n from leaf`.execute(database.db);
  expect(rows).toEqual([{ n: 2 }]);
});
