import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerPool } from "graphile-worker";
import type { Pool } from "pg";

const LOOK_MS = 60_000;
const AGAIN_MS = 1_000;

/**
 * A killed process leaves its jobs marked as in progress, and the queue would wait four hours
 * before giving them to others. So workers hold a lock named after themselves. It ends with their
 * connection: a job whose worker's lock is free is abandoned and gets released.
 */
export function releaseAbandonedJobs(pool: Pool): GraphileConfig.Plugin {
  const named = new WeakMap<WorkerPool, Promise<void>>();
  return {
    name: "free-abandoned-jobs",
    version: "1.0.0",
    worker: {
      hooks: {
        startWorker(_context, { worker: { workerPool } }) {
          const holding = named.get(workerPool) ?? firstHold(pool, workerPool);
          named.set(workerPool, holding);
          return holding;
        },
      },
    },
  };
}

/** Resolves once the lock is held, or the workers ended before that. */
function firstHold(pool: Pool, workers: WorkerPool): Promise<void> {
  return new Promise((resolve) => void holdName(pool, workers, resolve).then(resolve));
}

/** Holds the lock until the workers end, reconnecting if a connection breaks. */
async function holdName(pool: Pool, { id, promise }: WorkerPool, held: () => void): Promise<void> {
  const end = new AbortController();
  const ended = promise.then(
    () => end.abort(),
    () => end.abort(),
  );
  while (!end.signal.aborted) {
    await holdOnce(pool, id, ended, held).catch(() => undefined);
    if (!end.signal.aborted) await Promise.race([ended, pause(AGAIN_MS)]);
  }
}

/** Holds it until its connection breaks or the workers end. */
async function holdOnce(pool: Pool, id: string, ended: Promise<void>, held: () => void) {
  const client = await pool.connect();
  const closing = new AbortController();
  const broken = new Promise<void>((resolve) => void client.once("end", resolve));
  const closed = Promise.race([ended, broken]).then(() => closing.abort());
  try {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [id]);
    while (!closing.signal.aborted) {
      await client.query(FREE, [id]);
      held();
      await Promise.race([closed, pause(LOOK_MS)]);
    }
  } finally {
    client.release(true);
  }
}

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/** Leaves out our own name, because the session that holds a lock would get it a second time. */
const FREE = `
  select graphile_worker.force_unlock_workers(array_agg(name)) from (
    select distinct locked_by as name from graphile_worker.jobs where locked_by <> $1
  ) busy where pg_try_advisory_xact_lock(hashtextextended(name, 0))`;
