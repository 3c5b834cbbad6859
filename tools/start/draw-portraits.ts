import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sitterFor } from "#world/portraits/sitter-for.ts";
import type { PortraitRequest } from "#world/demo/people.ts";
import { makePool } from "#world/portraits/make-pool.ts";
import type { PoolItem } from "#world/portraits/make-pool.ts";
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

/**
 * Draws the missing portraits of the list, main images first, in a separate process, because the
 * memory this takes (700 MB) is only freed when the process ends.
 */
export function drawPortraits({ dataDir, mediaDir }: Folders): { stop(): Promise<void> } {
  if (!existsSync(listPath(dataDir))) return { stop: () => Promise.resolve() };
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), dataDir, mediaDir], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  return {
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
  await makePool({ dir: mediaDir, items: list });
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
  // Its parent may be killed, and then nobody needs the portraits.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(), 1_000).unref();
  await drawList({ dataDir, mediaDir }).catch((error: unknown) => {
    process.stderr.write(`${explain(error, "The portraits cannot be drawn")}\n`);
    process.exitCode = 1;
  });
}
