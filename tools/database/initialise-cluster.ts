import { randomBytes } from "node:crypto";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { DatabaseHome } from "./database-home.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { explainFailure } from "./explain-failure.ts";
import { majorOf, programOf } from "./find-binaries.ts";
import type { Binaries } from "./find-binaries.ts";
import type { RunAs } from "./run-as.ts";
import { runCommand } from "./run-as.ts";
import { measureMachine } from "./server-settings.ts";

export const USER = "vonk";

/** Is there data? An empty folder (a fresh volume) counts as none. */
export async function hasCluster(home: DatabaseHome): Promise<boolean> {
  const entries = await readdir(home.cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return entries.length > 0;
}

/**
 * Throws DatabaseUnavailable `foreign-version` or `corrupt` for data these binaries cannot take.
 */
export async function assertOurVersion(home: DatabaseHome, binaries: Binaries): Promise<void> {
  const text = await readFile(join(home.cluster, "PG_VERSION"), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      throw new DatabaseUnavailable(
        "corrupt",
        `${home.cluster} holds files, but no PostgreSQL data (PG_VERSION is missing); ` +
          `restore a backup, or move it away to begin afresh.`,
      );
    },
  );
  const major = majorOf(binaries);
  if (text.trim() === major) return;
  throw new DatabaseUnavailable(
    "foreign-version",
    `The data in ${home.cluster} is of PostgreSQL ${text.trim()}, the program of ${major}; ` +
      `export it with the old program first, or set DATABASE_URL.`,
  );
}

/** Makes an empty database server's files, whole or not at all. About 0.4 s. */
export async function initialiseCluster(home: DatabaseHome, runAs: RunAs): Promise<void> {
  const draft = `${home.cluster}.init`;
  for (const name of await readdir(home.directory)) {
    if (!name.startsWith(basename(draft))) continue;
    await rm(join(home.directory, name), { recursive: true, force: true, maxRetries: 3 });
  }
  // An own name: the initdb of a killed start may still be busy with the earlier draft.
  const directory = `${draft}.${randomBytes(6).toString("hex")}`;
  const { code, output } = await runCommand(runAs, [
    programOf(runAs.binaries, "initdb"),
    `--pgdata=${directory}`,
    `--username=${USER}`,
    `--pwfile=${home.password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The system's collations change with its libc, and indexes then lie; the builtin ones stay.
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--data-checksums",
    "--no-instructions",
  ]);
  if (code !== 0) {
    const { freeDiskBytes } = await measureMachine(home.directory);
    await rm(directory, { recursive: true, force: true });
    throw explainFailure(output, { directory: home.directory, freeDiskBytes });
  }
  await rename(directory, home.cluster);
  await syncDirectory(home.directory);
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
