import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { drainWorkforce } from "#tests/drain-queue.ts";
import { z } from "zod";
import { testDatabase } from "#tests/test-database.ts";
import { createLog } from "./log.ts";
import { enqueue, defineJob, startWorkers, defineWorker } from "./queue.ts";
import type { Worker } from "./queue.ts";

const database = testDatabase();
const greet = defineJob("test.greet", z.object({ name: z.string() }));
const log = createLog("silent");

function workforce(workers: readonly Worker<string[]>[], services: string[] = []) {
  const { pool } = database.handle;
  return { pool, log, services, workers, atOnce: 4 };
}
const greeter = defineWorker(greet, async (greeted: string[], { name }) => void greeted.push(name));

test("a job runs with its payload", async () => {
  const greeted: string[] = [];
  await enqueue(database.db, greet, { name: "Marijke" });
  await drainWorkforce(workforce([greeter], greeted));
  expect(greeted).toEqual(["Marijke"]);
  await drainWorkforce(workforce([greeter], greeted));
  expect(greeted).toHaveLength(1);
});

test("a job added in a failed transaction is never done", async () => {
  const greeted: string[] = [];
  const failing = database.db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { name: "niemand" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await drainWorkforce(workforce([greeter], greeted));
  expect(greeted).toEqual([]);
});

test("twenty jobs with one key are one, the last", async () => {
  const greeted: string[] = [];
  for (let n = 0; n < 20; n += 1) await enqueue(database.db, greet, { name: `${n}` }, { key: "k" });
  await drainWorkforce(workforce([greeter], greeted));
  expect(greeted).toEqual(["19"]);
});

test("a job is not done before its time", async () => {
  const greeted: string[] = [];
  const notBefore = new Date(Date.now() + 3_600_000);
  await enqueue(database.db, greet, { name: "later" }, { notBefore, key: "later" });
  await drainWorkforce(workforce([greeter], greeted));
  expect(greeted).toEqual([]);
});

test("a payload of another shape is rejected by the worker and stored with its reason", async () => {
  const misspelt = defineJob("test.greet", z.object({ naam: z.string() }));
  await enqueue(database.db, misspelt, { naam: "Piet" }, { key: "misspelt", attempts: 1 });
  await drainWorkforce(workforce([greeter]));
  const { rows } = await sql<{ last_error: string; attempts: number }>`
    select last_error, attempts from graphile_worker.jobs where key = 'misspelt'`.execute(
    database.db,
  );
  expect(rows).toMatchObject([{ attempts: 1 }]);
  expect(rows[0]?.last_error).toContain("name");
});

test("two workers handle the same job are rejected", () => {
  expect(() => drainWorkforce(workforce([greeter, greeter]))).toThrow("two workers");
});

test("idle workers receive a job at once and continue after their connections break", async () => {
  const greeted: string[] = [];
  const working = await startWorkers(workforce([greeter], greeted));
  await enqueue(database.db, greet, { name: "eerste" });
  await until(() => greeted.includes("eerste"), 1_500);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    .execute(database.db)
    .catch(() => undefined);
  await enqueue(database.db, greet, { name: "tweede" });
  await until(() => greeted.includes("tweede"), 15_000);
  await working.stop();
  await enqueue(database.db, greet, { name: "derde" });
  await sleep(300);
  expect(greeted).toEqual(["eerste", "tweede"]);
});

async function until(met: () => boolean, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (!met()) {
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms`);
    await sleep(20);
  }
}
