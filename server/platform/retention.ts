import { z } from "zod";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { defineJob, defineWorker } from "./queue.ts";
import type { Sweep, Worker } from "./queue.ts";

/** As long as technical logs are stored. */
const DEFAULT_DAYS = 30;

interface RetentionJob {
  readonly worker: Worker<{ readonly db: Database; readonly clock: Clock }>;
  readonly sweep: Sweep;
}

/** A job that runs on a cron schedule and purges everything older than `days`. */
export function createRetentionJob(
  name: string,
  at: string,
  purgeBefore: (db: Database, until: Date) => Promise<void>,
  days = DEFAULT_DAYS,
): RetentionJob {
  const purge = defineJob(name, z.object({}));
  return {
    worker: defineWorker(purge, ({ db, clock }) =>
      purgeBefore(db, new Date(clock.now().getTime() - days * 86_400_000)),
    ),
    sweep: { job: purge, at },
  };
}
