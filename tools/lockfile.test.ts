import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

interface LockedPackage {
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockfile = path.join(import.meta.dirname, "../package-lock.json");
const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** Looks for a package as Node does: in the folder of its dependent, then in each folder above. */
function isLocked(from: string, name: string): boolean {
  if (packages[`${from && `${from}/`}node_modules/${name}`]) return true;
  if (from === "") return false;
  return isLocked(from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/"))), name);
}

// `npm ci` fails if the lockfile lacks a package, even an optional one for another system.
test("locks every dependency of every package, for every system", () => {
  const missing = Object.entries(packages).flatMap(([folder, locked]) =>
    Object.keys({
      ...locked.dependencies,
      ...locked.devDependencies,
      ...locked.optionalDependencies,
    })
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("contains no download addresses", () => {
  const addresses = Object.values(packages).flatMap((locked) => locked.resolved ?? []);
  expect(addresses).toEqual([]);
});
