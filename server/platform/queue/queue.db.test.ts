import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { drainWorkforce } from "#tests/drain-queue.ts";
import { z } from "zod";
import { testDatabase } from "#tests/test-database.ts";
import { createLog } from "#server/platform/log.ts";
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

test("a job added in a failed transaction never runs", async () => {
  const greeted: string[] = [];
  const failing = database.db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { name: "niemand" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await drainWorkforce(workforce([greeter], greeted));
  expect(greeted).toEqual([]);
});

test("of twenty jobs with one key only the last runs", async () => {
  const greeted: string[] = [];
  for (let n = 0; n < 20; n += 1) await enqueue(database.db, greet, { name: `${n}` }, { key: "k" });
  await drainWorkforce(workforce([greeter], greeted));
  expect(greeted).toEqual(["19"]);
});

test("a job does not run before its time", async () => {
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

test("two workers for the same job are rejected", () => {
  expect(() => drainWorkforce(workforce([greeter, greeter]))).toThrow("two workers");
});

test("idle workers receive a job at once and continue after their connections break", async () => {
  const greeted: string[] = [];
  const working = await startWorkers(workforce([greeter], greeted));
  await enqueue(database.db, greet, { name: "eerste" });
  await until(() => greeted.includes("eerste"), 1_500);
  // A finished job that is not recorded yet runs again.
  await expect.poll(() => listWaiting()).not.toContain("eerste");
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

test("workers that could not record a finished job start again, and can be stopped", async () => {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const worker = defineWorker(greet, async (_services: string[], { name }) => {
    begun.push(name);
    if (name.startsWith("traag")) {
      await new Promise<void>((resolve) => void finish.set(name, resolve));
    }
  });
  const lines: string[] = [];
  const logged = createLog("error", { write: (line) => void lines.push(line) });
  await sql`create function reject_recording() returns trigger language plpgsql as
    $$ begin raise exception 'not recorded'; end $$`.execute(database.db);
  await sql`create trigger reject_recording before delete on graphile_worker._private_jobs
    for each row when (old.payload ->> 'name' = 'snel') execute function reject_recording()`.execute(
    database.db,
  );
  const working = await startWorkers({ ...workforce([worker]), log: logged });
  const slow = ["traag 1", "traag 2", "traag 3"];
  for (const name of slow) await enqueue(database.db, greet, { name });
  await until(() => finish.size === slow.length, 10_000);
  await enqueue(database.db, greet, { name: "snel" });
  await until(() => lines.some((line) => line.includes("Failed to complete jobs")), 10_000);
  await sql`drop trigger reject_recording on graphile_worker._private_jobs`.execute(database.db);
  for (const name of slow) {
    finish.get(name)?.();
    await expect.poll(() => listWaiting()).not.toContain(name);
  }
  await enqueue(database.db, greet, { name: "daarna" });
  await until(() => begun.includes("daarna"), 30_000);
  await working.stop();
});

async function listWaiting(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select payload ->> 'name' as name from graphile_worker._private_jobs`.execute(database.db);
  return rows.map(({ name }) => name);
}

async function until(met: () => boolean, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (!met()) {
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms`);
    await sleep(20);
  }
}
