import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";

const database = testDatabase();

/** The server's own limit is lifted: to the program it looks as if nobody were there. */
const silentFor = (seconds: number) =>
  `set statement_timeout = 0; select pg_sleep(${seconds}); reset statement_timeout`;
const silent = silentFor(30);

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

test("what waits for a silent database fails within two seconds, long before it is given up", async () => {
  const { pool, failWhenSilent } = database.handle;
  const sleeping = pool.connect().then(async (client) => {
    await client.query(silentFor(4));
    client.release();
  });
  const begun = performance.now();
  await expect(failWhenSilent(sleeping)).rejects.toMatchObject({ code: "unavailable" });
  const late = performance.now();
  expect(late - begun).toBeLessThan(2_000 + SLACK_MS);
  // The next to come learns it at once.
  await expect(failWhenSilent(sleeping)).rejects.toMatchObject({ code: "unavailable" });
  expect(performance.now() - late).toBeLessThan(600 + SLACK_MS);
  // An answer to anything else ends the silence.
  await sql`select 1`.execute(database.db);
  expect(await failWhenSilent(sql`select 2`.execute(database.db))).toMatchObject({ rows: [{}] });
  await sleeping;
});

test("a slow statement is no silence while others are answered", async () => {
  const { db, failWhenSilent } = database.handle;
  const slow = failWhenSilent(sql`select pg_sleep(3)`.execute(db));
  for (let n = 0; n < 30; n += 1) {
    await sql`select 1`.execute(db);
    await sleep(100);
  }
  await expect(slow).resolves.toMatchObject({ rows: [{}] });
});

/** The machine that runs the tests may be busy. */
const SLACK_MS = 400;
