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

/** The portraits of a list that are not drawn yet. */
export interface PortraitPool {
  /** Draws a portrait if it is missing; `file` is the name of any of its files. */
  draw(file: string): Promise<void>;
  /** Draws all missing portraits, one after the other, in the order of the list. */
  drawAll(): Promise<void>;
}

/**
 * Looks for the missing portraits of `items`, whose files are `<dir>/<key>-{full,medium,thumb}.webp`
 * and `<dir>/<lockedKey>-locked.webp`. Files are written atomically, so drawing can be stopped at any
 * point and resumed. Settings depend on the position in `items`: the same list gives the same
 * pictures, in any order. Throws if a key is not allowed or used twice.
 */
export async function openPool(dir: string, items: readonly PoolItem[]): Promise<PortraitPool> {
  checkKeys(items);
  await mkdir(dir, { recursive: true });
  const present = await listExistingFiles(dir);
  const isThere = (item: PoolItem) => fileNames(item).every((name) => present.has(name));
  const missing = new Set(
    items.every(isThere) ? [] : dealt(items).filter(({ item }) => !isThere(item)),
  );
  const byFile = new Map(
    [...missing].flatMap((portrait) =>
      fileNames(portrait.item).map((name) => [name, portrait] as const),
    ),
  );
  const draw = async (portrait: Portrait) => {
    // Taken before it is drawn, so that nothing is drawn twice.
    if (missing.delete(portrait)) await makePortrait(dir, portrait);
  };
  return {
    async draw(file) {
      const portrait = byFile.get(file);
      if (portrait) await draw(portrait);
    },
    async drawAll() {
      // oxlint-disable-next-line no-await-in-loop -- leaves the most processor time to others
      for (const portrait of missing) await draw(portrait);
    },
  };
}

interface Portrait {
  readonly item: PoolItem;
  readonly setting: Setting | undefined;
}

/**
 * Deals settings to the whole list each time, so that a portrait drawn later gets the same setting.
 */
function dealt(items: readonly PoolItem[]): Portrait[] {
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

const fileNames = (item: PoolItem) => SIZES.map((size) => fileName(item, size));

function checkKeys(items: readonly PoolItem[]): void {
  const seen = new Set<string>();
  for (const key of items.flatMap((item) => [item.key, item.lockedKey])) {
    if (!/^[\w-]+$/.test(key))
      throw new Error(`"${key}" cannot be the name of a portrait's files.`);
    if (seen.has(key)) throw new Error(`Two portraits share the name "${key}".`);
    seen.add(key);
  }
}

async function makePortrait(dir: string, { item, setting }: Portrait): Promise<void> {
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
