import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { drainWorkforce, enqueueSweeps } from "#tests/drain-queue.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import { testDatabase } from "#tests/test-database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createLog } from "#server/platform/log.ts";
import { rateLimitWorkers } from "./persistent-rate-limit.ts";
import { createSharedRateLimiter } from "./shared-rate-limiter.ts";

const MINUTE_MS = 60_000;
const database = testDatabase();
const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
const table = {
  quick: [{ times: 3, windowMs: MINUTE_MS }],
  both: [
    { times: 2, windowMs: MINUTE_MS },
    { times: 3, windowMs: 60 * MINUTE_MS, code: "daily_limit" },
  ],
} as const;
/** A process that counts with the others; its clock may differ. */
const aProcess = (time = clock) => ({
  consume: (name: keyof typeof table, key: string) =>
    createSharedRateLimiter(table, { db: database.db, clock: time }).consume(name, key),
});

/** The outcome of one request: passed, or the code and the seconds to wait. */
async function request(
  process: ReturnType<typeof aProcess>,
  name: keyof typeof table,
  key: string,
) {
  try {
    await process.consume(name, key);
    return "passed";
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${error.details.retryAfterSeconds}`;
    throw error;
  }
}

test("the limit is exact when two processes count many requests at once", async () => {
  const processes = [aProcess(), aProcess()];
  const crowd = `crowd ${randomUUID()}`;
  const outcomes = await Promise.all(
    processes.flatMap((process) =>
      Array.from({ length: 10 }, () => request(process, "quick", crowd)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "passed")).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === "too_many_requests 61")).toHaveLength(17);
});

test("a request does not pass whose statement began before others used up the limit", async () => {
  const caller = `overtaken ${randomUUID()}`;
  const { overtaken } = await database.db.transaction().execute(async (transaction) => {
    const others = createSharedRateLimiter(table, { db: transaction, clock });
    for (let n = 0; n < 3; n += 1) await others.consume("quick", caller);
    const late = request(aProcess(), "quick", caller);
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    return { overtaken: late };
  });
  expect(await overtaken).toBe("too_many_requests 61");
});

/** How many statements wait for another transaction. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows.length;
}

test("many callers share statements, each with a limit of their own", async () => {
  const limiter = createSharedRateLimiter(table, { db: database.db, clock });
  const callers = Array.from({ length: 50 }, (_, n) => `caller ${n}`);
  await Promise.all(
    [...callers, ...callers, ...callers].map((key) => limiter.consume("quick", key)),
  );
  const last = await Promise.allSettled(callers.map((key) => limiter.consume("quick", key)));
  expect(last.filter(({ status }) => status === "rejected")).toHaveLength(50);
});

test("requests pass again as the window slides on", async () => {
  const limiter = aProcess();
  const passed = async () => {
    let count = 0;
    while ((await request(limiter, "quick", "slow")) === "passed") count += 1;
    return count;
  };
  expect(await passed()).toBe(3);
  clock.advance(MINUTE_MS);
  expect(await passed()).toBe(0);
  clock.advance(MINUTE_MS / 2);
  expect(await passed()).toBe(2);
  clock.advance(2 * MINUTE_MS);
  expect(await passed()).toBe(3);
  clock.advance(MINUTE_MS / 2);
});

test("a process whose clock is a little behind counts in the window that has begun", async () => {
  const behind = createManualClock(new Date(clock.now().getTime() - 1_000));
  const processes = [aProcess(), aProcess(behind)];
  const outcomes = [];
  for (const n of [0, 1, 0, 1])
    outcomes.push(await request(processes[n] ?? aProcess(), "quick", "skewed"));
  expect(outcomes.map((outcome) => outcome === "passed")).toEqual([true, true, true, false]);
});

test("a clock that ran ahead and was corrected locks nobody out", async () => {
  const ahead = createManualClock(new Date(clock.now().getTime() + 86_400_000));
  for (let n = 0; n < 3; n += 1) await request(aProcess(ahead), "quick", "early");
  expect(await request(aProcess(), "quick", "early")).toBe("passed");
});

test("every window of a limit counts, each with its own code", async () => {
  const outcomes = [];
  for (let n = 0; n < 3; n += 1) outcomes.push(await request(aProcess(), "both", "daily"));
  clock.advance(3 * MINUTE_MS);
  for (let n = 0; n < 2; n += 1) outcomes.push(await request(aProcess(), "both", "daily"));
  expect(outcomes.map((outcome) => outcome.split(" ")[0])).toEqual([
    "passed",
    "passed",
    "too_many_requests",
    "passed",
    "daily_limit",
  ]);
});

test("counts are stored under a hash, until they no longer matter", async () => {
  const find = async () => {
    const { rows } = await sql<{ rows: number; text: string }>`
      select count(*) rows, string_agg(rate_limit_window::text, ' ') text
      from rate_limit_window`.execute(database.db);
    return rows[0];
  };
  await request(aProcess(), "quick", "192.0.2.1");
  expect((await find())?.text).not.toContain("192.0.2.1");
  clock.advance(30 * 86_400_000);
  await enqueueSweeps(database.db, rateLimitWorkers);
  const { pool, db } = database.handle;
  const services = { db, clock };
  const log = createLog("silent");
  await drainWorkforce({ pool, log, services, workers: rateLimitWorkers, atOnce: 1 });
  expect((await find())?.rows).toBe(0);
});
