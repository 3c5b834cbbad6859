import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase } from "#server/platform/database/database.ts";
import type { Database, DatabaseHandle } from "#server/platform/database/database.ts";

interface TestDatabase {
  readonly db: Database;
  readonly handle: DatabaseHandle;
}

/** A new database for the tests in this file, migrated or empty; dropped afterwards. */
export function testDatabase({ empty = false } = {}): TestDatabase {
  const template = inject("databaseUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  let handle: DatabaseHandle | null = null;
  beforeAll(async () => {
    await runAsAdmin(template, `create database ${name} template ${empty ? "template0" : "vonk"}`);
    handle = openDatabase(withDatabase(template, name), { size: 20, onLost: () => undefined });
  });
  afterAll(async () => {
    await handle?.close();
    await runAsAdmin(template, `drop database if exists ${name} with (force)`);
  });
  const opened = () => {
    if (!handle) throw new Error("the test database is not open yet");
    return handle;
  };
  return {
    get handle() {
      return opened();
    },
    get db() {
      return opened().db;
    },
  };
}

/** Runs a statement outside the test's database, to create or drop a database. */
export async function runAsAdmin(template: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(template, "postgres") });
  await client.connect();
  try {
    // A template cannot be in use while it is copied, so copies take turns.
    await client.query("select pg_advisory_lock(1)");
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
