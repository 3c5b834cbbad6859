import { parentPort, workerData } from "node:worker_threads";
import { makePool } from "./make-pool.ts";
import type { PoolItem, PoolProgress, PoolResult } from "./make-pool.ts";

// The body of a worker thread: see make-pool-in-background.ts, which starts it.

export interface PoolWorkerOrder {
  dir: string;
  wanted: readonly PoolItem[];
  concurrency: number;
}
export type PoolWorkerNews =
  | ({ kind: "progress" } & PoolProgress)
  | ({ kind: "ready" } & PoolResult);

const stop = new AbortController();
parentPort?.once("message", () => stop.abort());

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
const tell = (news: PoolWorkerNews) => parentPort?.postMessage(news);
const result = await makePool({
  ...(workerData as PoolWorkerOrder),
  onProgress: (progress) => tell({ kind: "progress", ...progress }),
  signal: stop.signal,
});
tell({ kind: "ready", ...result });
parentPort?.close();
