import { Worker } from "node:worker_threads";
import type { PoolOrder, PoolResult } from "./make-pool.ts";
import type { PoolWorkerNews, PoolWorkerOrder } from "./make-pool-worker.ts";

interface BackgroundPool {
  /** Resolves when the pool is complete or stopped; rejects when a portrait cannot be made. */
  result: Promise<PoolResult>;
  /** Ends after the portraits in hand. */
  stop(): Promise<PoolResult>;
}

/**
 * Makes a pool in a thread of its own, so that a server goes on answering. The thread does not
 * keep the process alive.
 */
export function makePoolInBackground(order: Omit<PoolOrder, "signal">): BackgroundPool {
  const { dir, wanted, concurrency = 1, onProgress } = order;
  const workerData: PoolWorkerOrder = { dir, wanted, concurrency };
  const worker = new Worker(new URL("./make-pool-worker.ts", import.meta.url), { workerData });
  worker.unref();

  const result = new Promise<PoolResult>((resolve, reject) => {
    worker.on("message", (news: PoolWorkerNews) => {
      if (news.kind === "progress") onProgress?.({ done: news.done, total: news.total });
      else resolve({ drawn: news.drawn, skipped: news.skipped, stopped: news.stopped });
    });
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("The thread that draws portraits ended early.")));
  });
  return {
    result,
    stop() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
      worker.postMessage("stop");
      return result;
    },
  };
}
