import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { sitterFor } from "#world/portraits/sitter-for.ts";
import type { PortraitRequest } from "#world/demo/people.ts";
import type { PoolItem } from "#world/portraits/make-pool.ts";
import { explain } from "./explain.ts";

interface Drawing {
  readonly dataDir: string;
  readonly mediaDir: string;
}

/** Adds to the list of the portraits to draw, which is kept beside the data. Whole or not at all. */
export function requestPortraits(dataDir: string, wanted: readonly PortraitRequest[]): void {
  const list = listIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${list}.new`, JSON.stringify([...read(list), ...wanted]), { flush: true });
  renameSync(`${list}.new`, list);
}

/**
 * Draws the demo's portraits on a thread of its own, main images first. A start that was interrupted
 * goes on where it was; what is drawn is not drawn again.
 */
export function drawPortraits({ dataDir, mediaDir }: Drawing): { stop(): Promise<void> } {
  const all = read(listIn(dataDir));
  if (all.length === 0) return { stop: () => Promise.resolve() };
  const items: PoolItem[] = all
    .toSorted((a, b) => a.shot - b.shot)
    .map(({ fileKey, lockedKey, seed, shot, gender, age, hairColour }) => ({
      key: fileKey,
      lockedKey,
      seed,
      shot,
      person: sitterFor({ gender, age, hair_colour: hairColour }),
    }));
  const worker = new Worker(new URL("../../world/portraits/make-pool-worker.ts", import.meta.url), {
    workerData: { dir: mediaDir, wanted: items, concurrency: 1 },
  });
  worker.unref();
  worker.on("error", (error) =>
    process.stderr.write(`${explain(error, "The portraits cannot be drawn")}\n`),
  );
  return { stop: async () => void (await worker.terminate()) };
}

const listIn = (dataDir: string) => path.join(dataDir, "demo-portraits.json");

function read(list: string): PortraitRequest[] {
  if (!existsSync(list)) return [];
  // Written by `wantPortraits`.
  return JSON.parse(readFileSync(list, "utf8")) as PortraitRequest[];
}
