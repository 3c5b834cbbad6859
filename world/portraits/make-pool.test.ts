import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePool } from "./make-pool.ts";
import type { PoolItem, PoolProgress } from "./make-pool.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "portraits-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test("each portrait becomes four files, and nothing else is left behind", async () => {
  const result = await makePool({ dir, items: itemsOf(2) });
  expect(result).toEqual({ drawn: 2, skipped: 0, stopped: false });
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
  await makePool({ dir, items: itemsOf(2) });
  const long = new Date("2001-01-01");
  await utimes(join(dir, "anna-0-full.webp"), long, long);
  await rm(join(dir, "hidden-1-locked.webp"));

  const progress: PoolProgress[] = [];
  const onProgress = (news: PoolProgress) => progress.push(news);
  const result = await makePool({ dir, items: itemsOf(3), onProgress });
  expect(result).toEqual({ drawn: 2, skipped: 1, stopped: false });
  expect(progress).toEqual([1, 2, 3].map((done) => ({ done, total: 3 })));
  expect((await stat(join(dir, "anna-0-full.webp"))).mtime).toEqual(long);
  expect((await readdir(dir)).length).toBe(12);
});

test("a pool that is stopped and resumed has the same pictures as an uninterrupted one", async () => {
  const other = join(dir, "other");
  const stop = new AbortController();
  const first = await makePool({
    dir,
    items: itemsOf(3),
    onProgress: ({ done }) => (done === 1 ? stop.abort() : undefined),
    signal: stop.signal,
  });
  expect(first).toEqual({ drawn: 1, skipped: 0, stopped: true });
  await makePool({ dir, items: itemsOf(3) });
  await makePool({ dir: other, items: itemsOf(3), concurrency: 2 });

  for (const name of ["anna-0-full.webp", "anna-2-thumb.webp", "hidden-2-locked.webp"]) {
    expect(await readFile(join(dir, name))).toEqual(await readFile(join(other, name)));
  }
});

test("the partial file of a killed run is removed, and one in progress is not", async () => {
  await writeFile(join(dir, "anna-0-full.webp.old.part"), "half");
  await writeFile(join(dir, "anna-0-full.webp.new.part"), "half");
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(dir, "anna-0-full.webp.old.part"), hourAgo, hourAgo);
  await makePool({ dir, items: [] });
  expect(await readdir(dir)).toEqual(["anna-0-full.webp.new.part"]);
});

test("a key that is not a file name, or that two items share, is rejected", async () => {
  const [item] = itemsOf(1) as [PoolItem];
  await expect(makePool({ dir, items: [{ ...item, key: "../up" }] })).rejects.toThrow("../up");
  await expect(makePool({ dir, items: [item, item] })).rejects.toThrow("share the name");
  const open = { ...item, lockedKey: item.key };
  await expect(makePool({ dir, items: [open] })).rejects.toThrow("share the name");
  expect(await readdir(dir)).toEqual([]);
});

function itemsOf(count: number): PoolItem[] {
  return Array.from({ length: count }, (_, shot) => ({
    key: `anna-${shot}`,
    lockedKey: `hidden-${shot}`,
    seed: "anna",
    shot,
    person: { gender: "female", age: 58, hairFamily: "grey" },
  }));
}
