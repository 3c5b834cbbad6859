import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, run, runMigrations } from "graphile-worker";
import type { Runner, RunnerOptions, TaskList } from "graphile-worker";
import { sql } from "kysely";
import type { Pool } from "pg";
import type { z } from "zod";
import { releaseAbandonedJobs } from "./abandoned-jobs.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Log } from "#server/platform/log.ts";
import { endOverdueShutdowns } from "#server/platform/overdue-shutdown.ts";

/** A kind of queued work: its name and the shape of its payload. */
export interface Job<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

export interface JobOptions {
  /** Of all waiting jobs with the same key only the last one stays. */
  readonly key?: string;
  /** Not before this time. */
  readonly notBefore?: Date;
  /** Jobs with a lower number go first; 0 by default. */
  readonly priority?: number;
  /** How often it is attempted, 25 times by default; the pauses grow to days. */
  readonly attempts?: number;
}

export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { name, payload };
}

/**
 * Adds a job in the given transaction: rolled back with it, visible to the workers after the
 * commit.
 */
export async function enqueue<Payload>(
  db: Db,
  { name }: Job<Payload>,
  payload: Payload,
  { key, notBefore, attempts, priority }: JobOptions = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(
    ${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${notBefore ?? null},
    max_attempts => ${attempts ?? null}, job_key => ${key ?? null}, priority => ${priority ?? null})`.execute(
    db,
  );
}

/** A job with the code that does it. `Services` is what the code needs of the program. */
export interface Worker<Services> {
  readonly job: string;
  /** When the job is added without a payload, as five crontab fields in UTC; null for never. */
  readonly at: string | null;
  run(services: Services, payload: unknown): Promise<void>;
}

/**
 * Defines the code of a job. It may run more than once for one payload, and in parallel with
 * others.
 */
export function defineWorker<Payload, Services>(
  { name, payload: shape }: Job<Payload>,
  act: (services: Services, payload: Payload) => Promise<void>,
): Worker<Services> {
  return { job: name, at: null, run: (services, payload) => act(services, shape.parse(payload)) };
}

/** Defines a job that is added on a schedule: `10 4 * * *` is every night at ten past four. */
export function defineSweep<Services>(
  job: string,
  at: string,
  act: (services: Services) => Promise<void>,
): Worker<Services> {
  return { job, at, run: act };
}

export interface Workforce<Services> {
  readonly pool: Pool;
  readonly log: Log;
  readonly services: Services;
  readonly workers: readonly Worker<Services>[];
  /**
   * How many jobs run at once; each uses a connection while it works, and all together one more.
   */
  readonly atOnce: number;
}

/** Creates or updates the queue's tables. Two processes may call it at once. */
export function installQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: silent, taskList: {}, noHandleSignals: true });
}

/** Works until stopped, even through a database restart. Stopping waits for running jobs. */
export async function startWorkers<Services>(
  workforce: Workforce<Services>,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const logStop = (error: unknown) => {
    if (!signal.aborted)
      workforce.log.warn({ err: error }, "the workers stopped; they start again");
    return null;
  };
  let runner: Runner | null = await run(toRunnerOptions(workforce));
  const work = async () => {
    while (!signal.aborted) {
      await runner?.promise.then(logStop, logStop);
      await sleep(RESTART_MS, undefined, { signal }).catch(() => undefined);
      runner = signal.aborted ? null : await run(toRunnerOptions(workforce)).catch(logStop);
    }
    // It was stopped while restarting.
    await runner?.stop().catch(() => undefined);
  };
  const working = work();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await working;
    },
  };
}

const RESTART_MS = 2_000;
const silent = new Logger(() => () => undefined);

/** What graphile-worker needs to run these jobs, continuously or once. */
export function toRunnerOptions<Services>(workforce: Workforce<Services>): RunnerOptions {
  return {
    pgPool: workforce.pool,
    concurrency: workforce.atOnce,
    noHandleSignals: true,
    // Without a batch, even one without delay, stopping does not wait until finished jobs are
    // recorded.
    preset: {
      plugins: [releaseAbandonedJobs(workforce.pool), endOverdueShutdowns],
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
    logger: loggerOn(workforce.log),
    taskList: tasksOf(workforce),
    parsedCronItems: parseCronItems(
      workforce.workers.flatMap(({ job: name, at }) => {
        if (at === null) return [];
        // A sweep finds everything due, however late it runs, so a run missed during downtime is
        // caught up.
        const options = { backfillPeriod: 86_400_000, jobKey: name, maxAttempts: 3 };
        return [{ task: name, match: at, identifier: name, options }];
      }),
    ),
  };
}

function tasksOf<Services>({ services, workers }: Workforce<Services>): TaskList {
  const names = workers.map(({ job: name }) => name);
  if (new Set(names).size < names.length) throw new Error("two workers handle the same job");
  return Object.fromEntries(
    workers.map((one) => [one.job, (payload: unknown) => one.run(services, payload)]),
  );
}

/** The logger's data would contain the payload, so only the message is logged. */
function loggerOn(log: Log): Logger {
  const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;
  return new Logger((scope) => (level, message) => {
    log[levels[level as keyof typeof levels]](
      { job: scope["taskIdentifier"], jobId: scope["jobId"] },
      message,
    );
  });
}
