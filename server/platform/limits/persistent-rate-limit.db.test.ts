import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { drainWorkforce, enqueueSweeps } from "#tests/drain-queue.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { testDatabase } from "#tests/test-database.ts";
import { createManualClock } from "#tests/manual-clock.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { consumeRateLimit, rateLimitWorkers } from "./persistent-rate-limit.ts";
import { createLog } from "#server/platform/log.ts";

const database = testDatabase();
const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
const limit = { name: "test", times: 3, windowMs: 3_600_000 };
const one = "one" as SiteId;
const other = "other" as SiteId;

beforeAll(async () => {
  await sql`insert into site (id, data) values ('one', '{}'), ('other', '{}')`.execute(database.db);
});

/** Returns the minutes to wait; 0 if the attempt was allowed. */
async function tryOnce(key: string, site = one): Promise<number> {
  try {
    await consumeRateLimit(database.db, limit, { site, key, at: clock.now() });
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests")
      return error.details.minutes ?? NaN;
    throw error;
  }
}

test("the limit is exact when many try at once", async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => tryOnce("crowd")));
  expect(waits.filter((minutes) => minutes === 0)).toHaveLength(3);
  expect(waits.filter((minutes) => minutes === 60)).toHaveLength(17);
});

test("each key and each site is counted separately", async () => {
  for (let n = 0; n < 3; n += 1) await tryOnce("a");
  expect(await tryOnce("a")).toBe(60);
  expect(await tryOnce("b")).toBe(0);
  expect(await tryOnce("a", other)).toBe(0);
});

test("the window slides: each attempt is available again an hour after it was made", async () => {
  const waits = [];
  for (const minutes of [0, 20, 20, 10, 10, 20]) {
    clock.advance(minutes * 60_000);
    waits.push(await tryOnce("slow"));
  }
  // At 0, 20, 40, 50, 60 and 80 minutes.
  expect(waits).toEqual([0, 0, 0, 10, 0, 0]);
});

test("a clock that briefly ran ahead and was corrected locks nobody out", async () => {
  clock.advance(30 * 86_400_000);
  for (let n = 0; n < 3; n += 1) await tryOnce("early");
  clock.advance(-30 * 86_400_000);
  expect(await tryOnce("early")).toBe(0);
});

test("attempts are stored as a hash, for a day", async () => {
  const rows = async () => {
    const found = await sql<{ rows: number; text: string }>`
      select count(*) rows, string_agg(rate_limit_use::text, ' ') text from rate_limit_use`.execute(
      database.db,
    );
    return found.rows[0];
  };
  await tryOnce("marijke@example.nl");
  expect((await rows())?.text).not.toContain("marijke");
  clock.advance(86_400_001);
  await enqueueSweeps(database.db, rateLimitWorkers);
  const { pool, db } = database.handle;
  const services = { db, clock };
  const log = createLog("silent");
  await drainWorkforce({ pool, log, services, workers: rateLimitWorkers, atOnce: 1 });
  expect((await rows())?.rows).toBe(0);
});
