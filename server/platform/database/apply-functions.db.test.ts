import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/test-database.ts";
import { migrate } from "./migrate.ts";
import type { DatabaseSchema } from "./migrate.ts";

const database = testDatabase({ empty: true });

/** A schema of only function files, "price" before "offer", whose content can change. */
async function functionsOf(files: Readonly<Record<string, string>>): Promise<DatabaseSchema> {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-functions-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await mkdir(path.join(dir, "migrations"));
  const functions: string[] = [];
  for (const [domain, sql] of Object.entries(files)) {
    await mkdir(path.join(dir, domain));
    functions.push(path.join(dir, domain, "functions.sql"));
    await writeFile(path.join(dir, domain, "functions.sql"), sql);
  }
  return { migrations: path.join(dir, "migrations"), functions };
}

const rewrite = (schema: DatabaseSchema, domain: string, sql: string) =>
  writeFile(path.join(schema.migrations, "..", domain, "functions.sql"), sql);

const one = async (sql: string) => {
  const { rows } = await database.handle.pool.query<{ value: unknown }>(`select ${sql} as value`);
  return rows[0]?.value;
};

const price = (body: string) =>
  `create or replace function test_price() returns integer language sql as $$ select ${body} $$;`;
const offer = (body: string) =>
  `create or replace function test_offer(p_count integer) returns integer language sql as $$
     select ${body} $$;`;

// Drops the functions of the previous test, whose files are not in this list.
beforeEach(async () => {
  await migrate(database.handle.pool, await functionsOf({}));
});

test("a function file runs only if its content changed", async () => {
  const { pool } = database.handle;
  const schema = await functionsOf({ price: price("10"), offer: offer("p_count * test_price()") });
  expect(await migrate(pool, schema)).toEqual(["price/functions.sql", "offer/functions.sql"]);
  expect(await migrate(pool, schema)).toEqual([]);
  await rewrite(schema, "price", price("15"));
  expect(await migrate(pool, schema)).toEqual(["price/functions.sql"]);
  expect(await one("test_offer(2)")).toBe(30);
});

test("a replaced function keeps its identity, so running programs keep calling it", async () => {
  const { pool } = database.handle;
  const schema = await functionsOf({ price: price("10") });
  await migrate(pool, schema);
  const before = await one("'test_price()'::regprocedure::oid::text");
  await rewrite(schema, "price", price("15"));
  await migrate(pool, schema);
  expect(await one("'test_price()'::regprocedure::oid::text")).toBe(before);
});

test("a function that is removed from its file, or whose file is removed from the list, is dropped", async () => {
  const { pool } = database.handle;
  const schema = await functionsOf({ price: price("10"), offer: offer("p_count") });
  await migrate(pool, schema);
  await rewrite(schema, "price", price("10").replaceAll("test_price", "test_cost"));
  await migrate(pool, schema);
  expect(await one("to_regprocedure('test_price()')")).toBeNull();
  expect(await one("test_cost()")).toBe(10);
  await migrate(pool, { ...schema, functions: schema.functions.slice(0, 1) });
  expect(await one("to_regprocedure('test_offer(integer)')")).toBeNull();
});

test("a changed signature leaves no second function of that name", async () => {
  const { pool } = database.handle;
  const schema = await functionsOf({ price: price("10"), offer: offer("p_count * test_price()") });
  await migrate(pool, schema);
  await rewrite(schema, "offer", offer("p_count").replace("p_count integer", "p_count bigint"));
  await rewrite(schema, "price", price("'ten'").replace("returns integer", "returns text"));
  await rewrite(schema, "offer", offer("p_number").replace("p_count", "p_number"));
  await migrate(pool, schema);
  expect(await one("test_price()")).toBe("ten");
  expect(await one("test_offer(7)")).toBe(7);
  expect(await one("(select count(*) from pg_proc where proname like 'test_%')")).toBe(2);
});

test("a trigger is recreated with its function if a signature changed", async () => {
  const { pool } = database.handle;
  const trigger = `create or replace function test_stamp() returns trigger language plpgsql as $$
      begin new.stamp := test_price(); return new; end $$;
    create or replace trigger stamp before insert on stamped
      for each row execute function test_stamp();`;
  await pool.query("create table stamped (stamp text)");
  const schema = await functionsOf({ price: price("10"), stamp: trigger });
  await migrate(pool, schema);
  await rewrite(schema, "price", price("'ten'").replace("returns integer", "returns text"));
  await migrate(pool, schema);
  await pool.query("insert into stamped default values");
  expect(await one("(select stamp from stamped)")).toBe("ten");
});

test("failing files are named, and the whole run is rolled back", async () => {
  const { pool } = database.handle;
  const schema = await functionsOf({ price: price("10"), offer: offer("p_count") });
  await migrate(pool, schema);
  await rewrite(schema, "price", price("15"));
  await rewrite(schema, "offer", offer("missing_function()"));
  await expect(migrate(pool, schema)).rejects.toThrow(
    "offer/functions.sql: function missing_function() does not exist",
  );
  expect(await one("test_price()")).toBe(10);
});
