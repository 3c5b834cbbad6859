import { readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { aPackage, aStoppedDatabase, cleanUp, query, start } from "./cluster-under-test.ts";
import { hydrateSymlinks } from "./hydrate-symlinks.ts";
import type { StartStage } from "./start-postgres.ts";

afterAll(cleanUp);

test.concurrent("a package as npm unpacks it gets its links at the first start", async () => {
  const { directory, targets } = await aPackageWithoutLinks();
  const stages: StartStage[] = [];
  const { url } = await start({
    dir: await aStoppedDatabase(),
    packageDirectory: directory,
    stages,
  });

  expect(stages).toEqual(["unpacking", "starting", "ready"]);
  expect(await query(url, "select n from kept")).toEqual([{ n: 1 }]);
  for (const target of targets) {
    expect(await readlink(join(directory, target))).not.toContain("/");
  }
  expect(await hydrateSymlinks({ directory, version: "18" })).toBe(0);
});

test.concurrent("many at once make the same links and leave nothing else behind", async () => {
  const { directory, targets } = await aPackageWithoutLinks();
  const before = await readdir(join(directory, "native", "lib"));
  await Promise.all(Array.from({ length: 8 }, () => hydrateSymlinks({ directory, version: "18" })));

  const after = await readdir(join(directory, "native", "lib"));
  expect(after).toHaveLength(before.length + targets.length);
});

test.concurrent("a link that points astray is put right, a copy of the library is left alone", async () => {
  const { directory, targets } = await aPackageWithoutLinks();
  const [astray = "", copy = ""] = targets;
  await symlink("/nowhere", join(directory, astray));
  await writeFile(join(directory, copy), "a library");

  expect(await hydrateSymlinks({ directory, version: "18" })).toBe(targets.length - 1);
  expect(await readlink(join(directory, astray))).not.toBe("/nowhere");
  expect(await readFile(join(directory, copy), "utf8")).toBe("a library");
});

async function aPackageWithoutLinks(): Promise<{ directory: string; targets: string[] }> {
  const directory = await aPackage();
  const list = await readFile(join(directory, "native", "pg-symlinks.json"), "utf8");
  const targets = (JSON.parse(list) as { target: string }[]).map(({ target }) => target);
  for (const target of targets) await rm(join(directory, target), { force: true });
  return { directory, targets };
}
