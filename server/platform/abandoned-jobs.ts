import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerPool } from "graphile-worker";
import type { Pool } from "pg";

const LOOK_MS = 60_000;
const AGAIN_MS = 1_000;

/**
 * A process that was killed leaves its jobs marked as being done, and the queue itself would wait
 * four hours before it gave them to others. So workers hold a lock under the name on their jobs. The
 * lock ends with their connection: a job whose name nobody holds is abandoned, and released.
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

/** Resolves when the name is held, or the workers ended before it could be. */
function firstHold(pool: Pool, workers: WorkerPool): Promise<void> {
  return new Promise((resolve) => void holdName(pool, workers, resolve).then(resolve));
}

/** Holds the name until the workers end, on a new connection where one breaks. */
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

/** Until its connection breaks or the workers end. */
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

/** The own name is left out: the session that holds a lock would get it once more. */
const FREE = `
  select graphile_worker.force_unlock_workers(array_agg(name)) from (
    select distinct locked_by as name from graphile_worker.jobs where locked_by <> $1
  ) busy where pg_try_advisory_xact_lock(hashtextextended(name, 0))`;
