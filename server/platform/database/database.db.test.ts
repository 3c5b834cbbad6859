import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";

const database = testDatabase();

/** The server's own limit is lifted: to the program it looks as if nobody were there. */
const silent = "set statement_timeout = 0; select pg_sleep(30)";

test("a database that says nothing is given up after eight seconds, and its connections with it", async () => {
  const { pool } = database.handle;
  const { db } = database;
  const begun = performance.now();
  const asked = await Promise.allSettled([
    pool.query(silent),
    sql.raw(silent).execute(db),
    db.transaction().execute((tx) => sql.raw(silent).execute(tx)),
  ]);
  const seconds = (performance.now() - begun) / 1_000;
  expect(seconds).toBeGreaterThan(7);
  expect(seconds).toBeLessThan(15);
  for (const one of asked) {
    expect(one).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringMatching(/read timeout|not queryable/) },
    });
  }
  // What comes next gets connections that answer.
  const next = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(db)));
  expect(performance.now() - next).toBeLessThan(4_000);
});
