import { LOG_DAYS } from "#contract/shared/constants.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { defineSweep } from "./queue.ts";
import type { Worker } from "./queue.ts";

/** A job that runs on a cron schedule and purges everything older than `days`. */
export function createRetentionJob(
  name: string,
  at: string,
  purgeBefore: (db: Database, until: Date) => Promise<void>,
  days = LOG_DAYS,
): Worker<{ readonly db: Database; readonly clock: Clock }> {
  return defineSweep(name, at, ({ db, clock }) =>
    purgeBefore(db, new Date(clock.now().getTime() - days * 86_400_000)),
  );
}
