import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sitterFor } from "#world/portraits/sitter-for.ts";
import type { PortraitRequest } from "#world/demo/people.ts";
import { openPool } from "#world/portraits/portrait-pool.ts";
import type { PoolItem } from "#world/portraits/portrait-pool.ts";
import { explain } from "./explain.ts";

interface Folders {
  readonly dataDir: string;
  readonly mediaDir: string;
}

/**
 * Adds to the list of portraits to draw, a file in the data folder. The file is replaced
 * atomically.
 */
export function requestPortraits(dataDir: string, requests: readonly PortraitRequest[]): void {
  const list = listPath(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${list}.new`, JSON.stringify([...readList(list), ...requests]), { flush: true });
  renameSync(`${list}.new`, list);
}

interface Drawing {
  /** Draws the portrait of this file next, because a page shows it. */
  drawNext(file: string): void;
  stop(): Promise<void>;
}

/**
 * Draws the missing portraits of the list, main images first, in a separate process, because the
 * memory this takes (700 MB) is only freed when the process ends.
 */
export function drawPortraits({ dataDir, mediaDir }: Folders): Drawing {
  if (!existsSync(listPath(dataDir))) {
    return { drawNext: () => undefined, stop: () => Promise.resolve() };
  }
  const script = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [script, dataDir, mediaDir], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  return {
    drawNext(file) {
      // The process has ended when all are drawn, or was killed.
      if (child.connected) child.send(file, () => undefined);
    },
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** The body of that process. Files are written atomically, so it can be killed at any moment. */
async function drawList({ dataDir, mediaDir }: Folders): Promise<void> {
  const list: PoolItem[] = readList(listPath(dataDir))
    .toSorted((a, b) => a.shot - b.shot)
    .map(({ fileKey, lockedKey, seed, shot, gender, age, hairColour, country }) => ({
      key: fileKey,
      lockedKey,
      seed,
      shot,
      country,
      person: sitterFor({ gender, age, hair_colour: hairColour }),
    }));
  const pool = await openPool(mediaDir, list);
  let requested = Promise.resolve();
  process.on("message", (file: string) => {
    requested = requested.then(() => pool.draw(file)).catch(stopDrawing);
  });
  await pool.drawAll();
  await requested;
  process.disconnect();
}

function stopDrawing(error: unknown): void {
  process.stderr.write(`${explain(error, "The portraits cannot be drawn")}\n`);
  process.exit(1);
}

const listPath = (dataDir: string) => path.join(dataDir, "demo-portraits.json");

function readList(list: string): PortraitRequest[] {
  if (!existsSync(list)) return [];
  // Written by `requestPortraits`.
  return JSON.parse(readFileSync(list, "utf8")) as PortraitRequest[];
}

if (import.meta.main) {
  const [dataDir = "", mediaDir = ""] = process.argv.slice(2);
  // Give way to visitors.
  setPriority(constants.priority.PRIORITY_LOW);
  // Without its parent nobody needs the portraits.
  process.once("disconnect", () => process.exit());
  await drawList({ dataDir, mediaDir }).catch(stopDrawing);
}
