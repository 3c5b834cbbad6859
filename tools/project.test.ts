import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { demoSites } from "#world/demo/demo-sites.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

test("no code depends on a site's id, host or name", () => {
  const words = /vonk|zweiter|fr(?:ü|ue)hling|second[^a-z]?spring/i;
  for (const { id, data } of demoSites)
    expect([words.test(id), words.test(data.name)]).toEqual([true, true]);
  const files = globSync("{contract,server,ui,web}/**/*.{ts,tsx,css,sql}", { cwd: root });
  const found = files
    .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
    .flatMap((file) =>
      withoutComments(read(file))
        .split("\n")
        .filter((line) => words.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(files.length).toBeGreaterThan(300);
  // The product's own name occurs in the title of its API and in two messages for its operator.
  expect(found.map((line) => line.slice(0, line.indexOf(":"))).toSorted()).toEqual([
    "server/config/misspelt-settings.ts",
    "server/platform/database/migrate.ts",
    "server/roles/web/web.ts",
  ]);
  expect(found.filter((line) => !line.includes(" Vonk") && !line.includes('"Vonk"'))).toEqual([]);
});

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^|\s)--.*$/gm, "");

test("every package is pinned to one version, and runtime packages to Node 24", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    read("package.json"),
  ) as Record<string, Record<string, string>>;
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  expect(
    Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
  const runtime = Object.entries(all).filter(([name]) => /^(node-|@types\/node$)/.test(name));
  expect(runtime.length).toBeGreaterThan(1);
  for (const [name, version] of runtime)
    expect([name, version]).toEqual([name, expect.stringMatching(/^24\./)]);
});

/** Longer folders stop reading as a list of features: split them by noun. Migrations stay one list. */
const MOST_FILES = 25;

test(`no folder has more than ${MOST_FILES} source files`, () => {
  const files = globSync(
    "{contract,server,web,ui,world,sandbox,tools,tests,e2e,bench}/**/*.{ts,tsx,mjs,sql}",
    { cwd: root },
  ).filter((file) => !/\.(?:test|gen)\.tsx?$|^server\/migrations\//.test(file));
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  expect(folders.size).toBeGreaterThan(50);
  const tooLarge = [...folders].filter(([, inside]) => inside.length > MOST_FILES);
  expect(tooLarge.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});
