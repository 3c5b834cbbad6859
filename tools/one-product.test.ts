import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { demoSites } from "#world/demo/demo-sites.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

test("no code asks which site it is: no site's id, host or name stands in it as a string", () => {
  const names = demoSites.flatMap(({ id, hosts, data }) => [id, data.name, data.domain, ...hosts]);
  const machine = ["localhost", "127.0.0.1", "[::1]"];
  const quoted = new Set(
    names
      .filter((name) => !machine.includes(name))
      .flatMap((name) => [`"${name}"`, `'${name}'`, `\`${name}\``]),
  );
  const files = globSync("{contract,server,ui,web}/**/*.{ts,tsx,css,sql}", { cwd: root });
  const asking = files
    .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...quoted].filter((name) => read(file).includes(name)).map((name) => ({ file, name })),
    );
  // The product's name, not a site's: the example of an id, the database's user, the API's title.
  const product = [
    { file: "contract/ids.ts", name: '"vonk"' },
    { file: "server/roles/web.ts", name: '"Vonk"' },
  ];
  expect(files.length).toBeGreaterThan(300);
  expect(asking.toSorted((a, b) => a.file.localeCompare(b.file))).toEqual(product);
});

test("every package is pinned to one version, those of the runtime to Node 24", () => {
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
