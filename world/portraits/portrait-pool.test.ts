import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPool } from "./portrait-pool.ts";
import type { PoolItem } from "./portrait-pool.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "portraits-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test("each portrait becomes four files, and nothing else is left behind", async () => {
  await drawAll(2);
  expect((await readdir(dir)).toSorted()).toEqual([
    "anna-0-full.webp",
    "anna-0-medium.webp",
    "anna-0-thumb.webp",
    "anna-1-full.webp",
    "anna-1-medium.webp",
    "anna-1-thumb.webp",
    "hidden-0-locked.webp",
    "hidden-1-locked.webp",
  ]);
});

test("existing pictures are skipped and missing ones are drawn", async () => {
  await drawAll(2);
  const long = new Date("2001-01-01");
  await utimes(join(dir, "anna-0-full.webp"), long, long);
  await rm(join(dir, "hidden-1-locked.webp"));

  await drawAll(3);
  expect((await stat(join(dir, "anna-0-full.webp"))).mtime).toEqual(long);
  expect((await readdir(dir)).length).toBe(12);
});

test("a requested portrait is drawn first, once, and has the picture it would have had later", async () => {
  const pool = await openPool(dir, itemsOf(3));
  await pool.draw("hidden-2-locked.webp");
  expect((await readdir(dir)).toSorted()).toEqual([
    "anna-2-full.webp",
    "anna-2-medium.webp",
    "anna-2-thumb.webp",
    "hidden-2-locked.webp",
  ]);
  const long = new Date("2001-01-01");
  await utimes(join(dir, "anna-2-full.webp"), long, long);
  await pool.draw("anna-2-full.webp");
  await pool.draw("nobody-0-full.webp");
  await pool.drawAll();
  expect((await stat(join(dir, "anna-2-full.webp"))).mtime).toEqual(long);

  const other = join(dir, "other");
  await drawAll(3, other);
  for (const name of ["anna-0-full.webp", "anna-2-thumb.webp", "hidden-2-locked.webp"]) {
    expect(await readFile(join(dir, name))).toEqual(await readFile(join(other, name)));
  }
});

test("the partial file of a killed run is removed, and one in progress is not", async () => {
  await writeFile(join(dir, "anna-0-full.webp.old.part"), "half");
  await writeFile(join(dir, "anna-0-full.webp.new.part"), "half");
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(dir, "anna-0-full.webp.old.part"), hourAgo, hourAgo);
  await drawAll(0);
  expect(await readdir(dir)).toEqual(["anna-0-full.webp.new.part"]);
});

test("a key that is not a file name, or that two items share, is rejected", async () => {
  const [item] = itemsOf(1) as [PoolItem];
  await expect(openPool(dir, [{ ...item, key: "../up" }])).rejects.toThrow("../up");
  await expect(openPool(dir, [item, item])).rejects.toThrow("share the name");
  const open = { ...item, lockedKey: item.key };
  await expect(openPool(dir, [open])).rejects.toThrow("share the name");
  expect(await readdir(dir)).toEqual([]);
});

async function drawAll(count: number, folder = dir): Promise<void> {
  const pool = await openPool(folder, itemsOf(count));
  await pool.drawAll();
}

function itemsOf(count: number): PoolItem[] {
  return Array.from({ length: count }, (_, shot) => ({
    key: `anna-${shot}`,
    lockedKey: `hidden-${shot}`,
    seed: "anna",
    shot,
    person: { gender: "female", age: 58, hairFamily: "grey" },
  }));
}
