import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { migrate } from "./migrate.ts";

const database = testDatabase();

async function filesOf(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-migrate-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(dir, name), sql);
  return dir;
}

test("a second process waits for as long as the first one takes, and finds nothing left to do", async () => {
  const { pool } = database.handle;
  const dir = await filesOf({
    "9001-slow.sql": "create table slow (id integer); select pg_sleep(6)",
    "9002-quick.sql": "insert into slow values (1)",
  });
  const ran = await Promise.all([migrate(pool, dir), migrate(pool, dir), migrate(pool, dir)]);
  expect(ran.flat()).toEqual(["9001-slow.sql", "9002-quick.sql"]);
  expect((await pool.query("select from slow")).rowCount).toBe(1);
  expect(await migrate(pool, dir)).toEqual([]);
});

test("one that fails leaves nothing of itself, says which it is, and holds nobody up", async () => {
  const { pool } = database.handle;
  const dir = await filesOf({ "9003-half.sql": "create table half (id integer); select 1 / 0" });
  await expect(migrate(pool, dir)).rejects.toThrow("9003-half.sql: division by zero");
  await writeFile(path.join(dir, "9003-half.sql"), "create table half (id integer)");
  expect(await migrate(pool, dir)).toEqual(["9003-half.sql"]);
});

test("a connection that breaks meanwhile is named as what went wrong, and keeps no lock", async () => {
  const { pool } = database.handle;
  const dir = await filesOf({
    "9004-broken.sql": "select pg_terminate_backend(pg_backend_pid())",
  });
  await expect(migrate(pool, dir)).rejects.toThrow("9004-broken.sql: terminating connection");
  expect(await migrate(pool, await filesOf({ "9005-next.sql": "select 1" }))).toHaveLength(1);
});
