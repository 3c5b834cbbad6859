import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";
import { testDatabase } from "#tests/test-database.ts";
import { aFreezableServer } from "#tests/world/a-freezable-server.ts";

const database = testDatabase();

/** The server's own limit is lifted, so to the program it looks as if nobody were there. */
const silent = "set statement_timeout = 0; select pg_sleep(30)";

test("a silent database is given up after eight seconds, with its connections", async () => {
  const { pool } = database.handle;
  const { db } = database;
  const begun = performance.now();
  const answers = await Promise.allSettled([
    pool.query(silent),
    sql.raw(silent).execute(db),
    db.transaction().execute((tx) => sql.raw(silent).execute(tx)),
  ]);
  const seconds = (performance.now() - begun) / 1_000;
  expect(seconds).toBeGreaterThan(7);
  expect(seconds).toBeLessThan(15);
  for (const one of answers) {
    expect(one).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringMatching(/read timeout|not queryable/) },
    });
  }
  // Later statements get working connections.
  const next = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(db)));
  expect(performance.now() - next).toBeLessThan(4_000);
});

test("work that waits for a frozen database fails within two seconds, and continues once it is back", async () => {
  const server = await aFreezableServer(database.handle.pool.options.connectionString ?? "");
  const { db, failWhenSilent, close } = openDatabase(server.url, {
    size: 4,
    onLost: () => undefined,
  });
  onTestFinished(async () => {
    server.thaw();
    await close();
    server.stop();
  });
  const ask = () => failWhenSilent(sql`select 1 as one`.execute(db));
  await ask();
  server.freeze();
  const begun = performance.now();
  await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  expect(performance.now() - begun).toBeLessThan(2_000 + SLACK_MS);
  // The next statement fails without waiting again.
  const next = performance.now();
  await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  expect(performance.now() - next).toBeLessThan(600 + SLACK_MS);
  server.thaw();
  await expect(ask()).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test("a slow statement does not count as silence while others get responses", async () => {
  const { db, failWhenSilent } = database.handle;
  const slow = failWhenSilent(sql`select pg_sleep(3)`.execute(db));
  for (let n = 0; n < 30; n += 1) {
    await sql`select 1`.execute(db);
    await sleep(100);
  }
  await expect(slow).resolves.toMatchObject({ rows: [{}] });
});

/** Tolerance for a busy test machine. */
const SLACK_MS = 400;

test("prepares a statement with parameters once per connection", async () => {
  const { db } = database;
  await db.connection().execute(async (one) => {
    for (const n of [1, 2, 3]) await sql`select ${n}::int as prepared_once`.execute(one);
    const { rows } = await sql<{ runs: number }>`
      select generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like '%prepared\\_once%'`.execute(one);
    expect(rows).toEqual([{ runs: 3 }]);
  });
});

test("replaces a connection whose prepared statement no longer fits the table", async () => {
  const { db, close } = openDatabase(database.handle.pool.options.connectionString ?? "", {
    size: 1,
    onLost: () => undefined,
  });
  onTestFinished(close);
  await sql`create table changing (id int); insert into changing values (1)`.execute(database.db);
  const read = async () => (await sql`select * from changing where id = ${1}`.execute(db)).rows;
  expect(await read()).toEqual([{ id: 1 }]);
  await sql`alter table changing add column name text`.execute(database.db);
  await expect(read()).rejects.toThrow("cached plan must not change result type");
  expect(await read()).toEqual([{ id: 1, name: null }]);
});

test("a busy process does not mistake its own delay for a silent server", async () => {
  const { db, failWhenSilent } = database.handle;
  const answers = failWhenSilent(sql`select pg_sleep(0.1)`.execute(db));
  await sleep(50);
  // From here the event loop runs its timers before it reads sockets.
  await new Promise(setImmediate);
  const end = performance.now() + 2_500;
  while (performance.now() < end);
  await expect(answers).resolves.toBeDefined();
});
