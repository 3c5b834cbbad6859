import { z } from "zod";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { defineJob, defineWorker } from "./queue.ts";
import type { Sweep, Worker } from "./queue.ts";

/** As long as technical logs: what is only needed for a while goes with them. */
const KEPT_DAYS = 30;

interface RetentionJob {
  readonly worker: Worker<{ readonly db: Database; readonly clock: Clock }>;
  readonly sweep: Sweep;
}

/** A job of that name which `at` its time (cron) has everything forgotten that is older than is kept. */
export function createRetentionJob(
  name: string,
  at: string,
  forgetBefore: (db: Database, until: Date) => Promise<void>,
): RetentionJob {
  const forget = defineJob(name, z.object({}));
  return {
    worker: defineWorker(forget, ({ db, clock }) =>
      forgetBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)),
    ),
    sweep: { job: forget, at },
  };
}
