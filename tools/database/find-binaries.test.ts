import { readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  aFolder,
  aPackage,
  aStoppedDatabase,
  cleanUp,
  query,
  start,
} from "#tests/database/a-cluster.ts";
import { findBinaries } from "./find-binaries.ts";

afterAll(cleanUp);

test.concurrent("a package as npm unpacks it gets its library links", async () => {
  const { directory, targets } = await aPackageWithoutLinks();
  const { url } = await start({ dir: await aStoppedDatabase(), packageDirectory: directory });

  expect(await query(url, "select n from stored")).toEqual([{ n: 1 }]);
  for (const target of targets) {
    expect(await readlink(join(directory, target))).not.toContain("/");
  }
});

test.concurrent("concurrent starts create the same links and leave nothing else behind", async () => {
  const { directory, targets } = await aPackageWithoutLinks();
  const before = await readdir(join(directory, "native", "lib"));
  await Promise.all(Array.from({ length: 8 }, () => findBinaries("/data", directory)));

  const after = await readdir(join(directory, "native", "lib"));
  expect(after).toHaveLength(before.length + targets.length);
});

test.concurrent("a copy of a library in place of its link is left alone", async () => {
  const { directory, targets } = await aPackageWithoutLinks();
  const copy = join(directory, targets[0] ?? "");
  await writeFile(copy, "a library");
  await findBinaries("/data", directory);

  expect(await readFile(copy, "utf8")).toBe("a library");
});

test.concurrent("without a package for the platform the error explains what to do", async () => {
  const dir = join(await aFolder(), "database");

  await expect(start({ dir, packageDirectory: "/nowhere" })).rejects.toMatchObject({
    reason: "no-binaries",
    message: expect.stringContaining("set DATABASE_URL") as string,
  });
});

async function aPackageWithoutLinks(): Promise<{ directory: string; targets: string[] }> {
  const directory = await aPackage();
  const list = await readFile(join(directory, "native", "pg-symlinks.json"), "utf8");
  const targets = (JSON.parse(list) as { target: string }[]).map(({ target }) => target);
  for (const target of targets) await rm(join(directory, target), { force: true });
  return { directory, targets };
}
