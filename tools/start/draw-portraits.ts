import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { sitterFor } from "#world/portraits/sitter-for.ts";
import type { WantedPortrait } from "#world/demo/people.ts";
import type { PoolItem } from "#world/portraits/make-pool.ts";
import { explain } from "./explain.ts";

interface Drawing {
  readonly dataDir: string;
  readonly mediaDir: string;
  readonly wanted: readonly WantedPortrait[];
}

/**
 * Draws the demo's portraits on a thread of its own, main images first. The list is kept beside the
 * data, so that a start that was interrupted goes on where it was; what is drawn is not drawn again.
 */
export function drawPortraits({ dataDir, mediaDir, wanted }: Drawing): { stop(): Promise<void> } {
  const list = path.join(dataDir, "demo-portraits.json");
  const all = [...read(list), ...wanted];
  if (wanted.length > 0) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(list, JSON.stringify(all));
  }
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

function read(list: string): WantedPortrait[] {
  try {
    // Written by this very function.
    return JSON.parse(readFileSync(list, "utf8")) as WantedPortrait[];
  } catch {
    return [];
  }
}
