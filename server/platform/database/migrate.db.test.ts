import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { migrate } from "./migrate.ts";
import type { DatabaseSchema } from "./migrate.ts";

const database = testDatabase({ empty: true });

async function schemaOf(files: Readonly<Record<string, string>>): Promise<DatabaseSchema> {
  const migrations = await mkdtemp(path.join(tmpdir(), "vonk-migrate-"));
  onTestFinished(() => rm(migrations, { recursive: true, force: true }));
  for (const [name, sql] of Object.entries(files))
    await writeFile(path.join(migrations, name), sql);
  return { migrations, functions: [] };
}

beforeEach(() => database.handle.pool.query("drop schema public cascade; create schema public"));

test("a second process waits for the first to finish and runs nothing again", async () => {
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

test("a failing migration is rolled back, named, and can run again once corrected", async () => {
  const { pool } = database.handle;
  const files = await schemaOf({ "9003-half.sql": "create table half (id integer); select 1 / 0" });
  await expect(migrate(pool, files)).rejects.toThrow("9003-half.sql: division by zero");
  await writeFile(path.join(files.migrations, "9003-half.sql"), "create table half (id integer)");
  expect(await migrate(pool, files)).toEqual(["9003-half.sql"]);
});

test("a lost connection is reported with the migration's name and leaves no lock", async () => {
  const { pool } = database.handle;
  const files = await schemaOf({
    "9004-broken.sql": "select pg_terminate_backend(pg_backend_pid())",
  });
  await expect(migrate(pool, files)).rejects.toThrow("9004-broken.sql: terminating connection");
  expect(await migrate(pool, await schemaOf({ "9005-next.sql": "select 1" }))).toHaveLength(1);
});

test.each([
  ["an unknown migration", { "0001-a.sql": "select 1", "0003-c.sql": "select 1" }, "0002-b.sql"],
  ["a changed migration", { "0001-a.sql": "select 2", "0002-b.sql": "select 1" }, "0001-a.sql"],
  [
    "a migration skipped before a later one",
    { "0001-a.sql": "select 1", "0001-b.sql": "select 1", "0002-b.sql": "select 1" },
    "0002-b.sql",
  ],
])(
  "a database with a different history is reported and left unchanged: %s",
  async (_, files, name) => {
    const { pool } = database.handle;
    await migrate(pool, await schemaOf({ "0001-a.sql": "select 1", "0002-b.sql": "select 1" }));
    const other = await schemaOf({ ...files, "0009-new.sql": "create table new (id integer)" });

    await expect(migrate(pool, other)).rejects.toThrow(`another version of Vonk (${name} is`);
    await expect(pool.query("select from new")).rejects.toThrow("does not exist");
    expect((await pool.query("select from migration")).rowCount).toBe(2);
  },
);

test("a PostgreSQL below 18 is reported and left unchanged", async () => {
  const { pool } = database.handle;
  // Every test server is an 18; this database only claims to be older.
  await pool.query(`create schema older;
    create function older.current_setting(text) returns text language sql
      as $$ select case $1 when 'server_version_num' then '170009' else '17.9' end $$;
    do $$ begin execute format(
      'alter database %I set search_path = older, pg_catalog, public', current_database()); end $$`);
  const older = new pg.Pool(pool.options);
  onTestFinished(() => older.end());

  await expect(migrate(older, await schemaOf({}))).rejects.toThrow(
    "PostgreSQL 18 or newer is needed, and DATABASE_URL leads to 17.9",
  );
  await expect(pool.query("select from migration")).rejects.toThrow("does not exist");
});
