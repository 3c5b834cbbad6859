import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dealSettings } from "./deal-settings.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { drawSitter } from "./draw-sitter.ts";
import type { Setting } from "./places/places.ts";
import { rasterPortrait } from "./raster-portrait.ts";
import type { PortraitRaster } from "./raster-portrait.ts";
import type { SitterPins } from "./sitter.ts";

/**
 * One portrait to draw. Its keys name its files: letters, digits, `-` and `_`. The locked picture
 * has a separate key, so that it does not lead to the others.
 */
export interface PoolItem {
  key: string;
  lockedKey: string;
  seed: string;
  shot: number;
  person: SitterPins;
  /** The sitter's, for a place that it has. */
  country?: string;
}

export interface PoolProgress {
  done: number;
  total: number;
}

export interface PoolOrder {
  dir: string;
  items: readonly PoolItem[];
  /** How many portraits are drawn at once; 1 leaves the most processor time to others. */
  concurrency?: number;
  /** Called after each portrait that exists, whether drawn now or before. */
  onProgress?: (progress: PoolProgress) => void;
  /** Stops after the portraits in progress; finished ones stay. */
  signal?: AbortSignal;
}

/** `stopped` if the signal came before the end. */
export interface PoolResult {
  drawn: number;
  skipped: number;
  stopped: boolean;
}

/**
 * Draws each missing portrait of `items` to `<dir>/<key>-{full,medium,thumb}.webp` and
 * `<dir>/<lockedKey>-locked.webp`. Files are written atomically, so a pool can be stopped at any
 * point and resumed. Settings depend on the position in `items`: the same list gives the same
 * pictures, in one run or in ten.
 */
export async function makePool(order: PoolOrder): Promise<PoolResult> {
  const { dir, items, concurrency = 1, onProgress, signal } = order;
  checkKeys(items);
  await mkdir(dir, { recursive: true });
  const present = await listExistingFiles(dir);

  const isThere = (item: PoolItem) => SIZES.every((size) => present.has(fileName(item, size)));
  const missing = items.every(isThere) ? [] : dealt(items).filter(({ item }) => !isThere(item));
  const skipped = items.length - missing.length;
  let drawn = 0;
  let broken = false;
  const report = () => onProgress?.({ done: skipped + drawn, total: items.length });
  report();

  const queue = missing.values();
  const hands = Array.from({ length: concurrency }, async () => {
    for (const { item, setting } of queue) {
      if (broken || signal?.aborted) return;
      await makePortrait(dir, item, setting).catch((error: unknown) => {
        broken = true;
        throw error;
      });
      drawn += 1;
      report();
    }
  });
  await Promise.all(hands);
  return { drawn, skipped, stopped: drawn < missing.length };
}

/**
 * Deals settings to the whole list each time, so that a portrait drawn later gets the same setting.
 */
function dealt(items: readonly PoolItem[]): { item: PoolItem; setting: Setting | undefined }[] {
  const portraits = items.map(({ seed, shot, person, country }) => {
    return { seed, shot, sitter: drawSitter(seed, person), ...(country && { country }) };
  });
  const settings = dealSettings(portraits);
  return items.map((item, index) => ({ item, setting: settings[index] }));
}

const SIZES = ["full", "medium", "thumb", "locked"] as const satisfies (keyof PortraitRaster)[];

function fileName({ key, lockedKey }: PoolItem, size: keyof PortraitRaster): string {
  return `${size === "locked" ? lockedKey : key}-${size}.webp`;
}

function checkKeys(items: readonly PoolItem[]): void {
  const seen = new Set<string>();
  for (const key of items.flatMap((item) => [item.key, item.lockedKey])) {
    if (!/^[\w-]+$/.test(key))
      throw new Error(`"${key}" cannot be the name of a portrait's files.`);
    if (seen.has(key)) throw new Error(`Two portraits share the name "${key}".`);
    seen.add(key);
  }
}

async function makePortrait(
  dir: string,
  item: PoolItem,
  setting: Setting | undefined,
): Promise<void> {
  const svg = drawPortrait(item.seed, {
    shot: item.shot,
    person: item.person,
    ...(setting && { place: setting.place, palette: setting.light, room: setting.room }),
    grain: false,
  });
  const raster = await rasterPortrait(svg);
  for (const size of SIZES) await writeAtomically(join(dir, fileName(item, size)), raster[size]);
}

/** Writes a temporary file and renames it, so that nobody ever reads half a file. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

/** Lists the existing files and removes parts left behind by a run that ended. */
async function listExistingFiles(dir: string): Promise<Set<string>> {
  const names = await readdir(dir);
  const parts = names.filter((name) => name.endsWith(".part"));
  await Promise.all(parts.map((name) => clearIfOld(join(dir, name))));
  return new Set(names);
}

/** Leaves recent parts, because another process may be writing them. */
async function clearIfOld(part: string): Promise<void> {
  const written = await stat(part).catch(() => undefined);
  if (written && Date.now() - written.mtimeMs > 10 * 60_000) await rm(part, { force: true });
}
