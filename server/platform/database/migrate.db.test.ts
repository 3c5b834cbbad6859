import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { schema } from "#server/schema.ts";
import { migrate } from "./migrate.ts";
import type { DatabaseSchema } from "./migrate.ts";

const database = testDatabase();

/** Every file of the product's own functions is known here, so that none counts as removed. */
async function schemaOf(files: Readonly<Record<string, string>>): Promise<DatabaseSchema> {
  const migrations = await mkdtemp(path.join(tmpdir(), "vonk-migrate-"));
  onTestFinished(() => rm(migrations, { recursive: true, force: true }));
  for (const [name, sql] of Object.entries(files))
    await writeFile(path.join(migrations, name), sql);
  return { migrations, functions: schema.functions };
}

test("a second process waits for the first one to finish and runs nothing again", async () => {
  const { pool } = database.handle;
  const files = await schemaOf({
    "9001-slow.sql": "create table slow (id integer); select pg_sleep(6)",
    "9002-quick.sql": "insert into slow values (1)",
  });
  const ran = await Promise.all([migrate(pool, files), migrate(pool, files), migrate(pool, files)]);
  expect(ran.flat()).toEqual(["9001-slow.sql", "9002-quick.sql"]);
  expect((await pool.query("select from slow")).rowCount).toBe(1);
  expect(await migrate(pool, files)).toEqual([]);
});

test("a migration that fails is rolled back, named, and can run again once it is corrected", async () => {
  const { pool } = database.handle;
  const files = await schemaOf({ "9003-half.sql": "create table half (id integer); select 1 / 0" });
  await expect(migrate(pool, files)).rejects.toThrow("9003-half.sql: division by zero");
  await writeFile(path.join(files.migrations, "9003-half.sql"), "create table half (id integer)");
  expect(await migrate(pool, files)).toEqual(["9003-half.sql"]);
});

test("a lost connection is reported with the migration's name and keeps no lock", async () => {
  const { pool } = database.handle;
  const files = await schemaOf({
    "9004-broken.sql": "select pg_terminate_backend(pg_backend_pid())",
  });
  await expect(migrate(pool, files)).rejects.toThrow("9004-broken.sql: terminating connection");
  expect(await migrate(pool, await schemaOf({ "9005-next.sql": "select 1" }))).toHaveLength(1);
});
