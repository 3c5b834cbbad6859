import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/platform/database/database.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { schema } from "#server/schema.ts";
import { installQueue } from "#server/platform/queue/queue.ts";
import { findMemoryFolder } from "./database/memory-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The connection string of the migrated template database. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, migrated once; test files copy the database they need. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(await findMemoryFolder(), "vonk-test-"));
  const postgres = await startEmbeddedPostgres({
    dir: path.join(dir, "postgres"),
    // A template cannot be copied during a vacuum.
    settings: { shared_buffers: "128MB", fsync: "off", autovacuum: "off" },
  });
  const database = openDatabase(postgres.url, { size: 1, onLost: () => undefined });
  await migrate(database.pool, schema);
  await installQueue(database.pool);
  await database.close();
  project.provide("databaseUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
