import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { drainWorkforce } from "#tests/drain-queue.ts";
import { z } from "zod";
import { testDatabase } from "#tests/test-database.ts";
import { createLog } from "#server/platform/log.ts";
import { enqueue, defineJob, startWorkers, defineWorker } from "./queue.ts";

const database = testDatabase();
const greet = defineJob("test.greet", z.object({ name: z.string() }));
const begun: string[] = [];
const done: string[] = [];
let finish = () => undefined as void;
let finished = Promise.resolve();

/** Takes as long as the test needs. */
const slow = defineWorker(greet, async (_parts: null, { name }) => {
  begun.push(name);
  await finished;
  done.push(name);
});
const quick = defineWorker(greet, async (_parts: null, { name }) => void done.push(name));

const workforce = (one: typeof slow) => ({
  pool: database.handle.pool,
  log: createLog("silent"),
  services: null,
  workers: [one],
  atOnce: 2,
});

/** Workers that end with the test. */
async function begin(one: typeof slow) {
  const working = await startWorkers(workforce(one));
  onTestFinished(async () => {
    finish();
    await working.stop();
  });
  return working;
}

beforeEach(() => {
  begun.length = 0;
  done.length = 0;
  finished = new Promise((resolve) => (finish = resolve));
});

/** A job as a process leaves it when killed while working on it. */
async function abandon(name: string): Promise<void> {
  await enqueue(database.db, greet, { name });
  await sql`update graphile_worker._private_jobs
    set locked_at = now() - interval '1 second', locked_by = 'pool-of-a-dead-process',
      attempts = 1`.execute(database.db);
}

test("the next workers to start run the jobs that a killed process had begun", async () => {
  await abandon("na de klap");
  await begin(quick);
  await expect.poll(() => done).toEqual(["na de klap"]);
});

test("draining the queue also does abandoned jobs", async () => {
  await abandon("na de klap");
  await drainWorkforce(workforce(quick));
  expect(done).toEqual(["na de klap"]);
});

test("jobs of living workers are left to them, even after their connections broke", async () => {
  const first = await begin(slow);
  await enqueue(database.db, greet, { name: "geduld" });
  await expect.poll(() => begun).toEqual(["geduld"]);
  const second = await begin(quick);
  await sleep(300);
  await second.stop();
  expect(done).toEqual([]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    .execute(database.db)
    .catch(() => undefined);
  await sleep(2_000);
  await drainWorkforce(workforce(quick));
  expect(done).toEqual([]);
  finish();
  await expect.poll(() => done).toEqual(["geduld"]);
  await first.stop();
  await drainWorkforce(workforce(quick));
  expect(done).toEqual(["geduld"]);
});
