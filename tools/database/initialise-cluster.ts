import { randomBytes } from "node:crypto";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { DataFolder } from "./data-folder.ts";
import { chownRecursive } from "./data-folder.ts";
import { DatabaseUnavailable, explainOutput } from "./database-unavailable.ts";
import { getMajorVersion, getProgramPath } from "./find-binaries.ts";
import type { Binaries } from "./find-binaries.ts";
import { runCommand } from "./run-mode.ts";
import type { RunMode } from "./run-mode.ts";
import { measureMachine } from "./server-settings.ts";

/** The superuser that initdb creates, and the program's database. */
export const USER = "vonk";

/** Whether the folder has data; an empty folder (a fresh volume) has none. */
export async function hasCluster({ cluster }: DataFolder): Promise<boolean> {
  const names = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.length > 0;
}

/**
 * Throws DatabaseUnavailable `foreign-version` or `corrupt` for data these binaries cannot read.
 */
export async function assertMatchingVersion(folder: DataFolder, binaries: Binaries): Promise<void> {
  const file = path.join(folder.cluster, "PG_VERSION");
  const version = (await readFile(file, "utf8").catch(() => "")).trim();
  if (version === getMajorVersion(binaries)) return;
  const detail = `it is of PostgreSQL ${version}, the program of ${getMajorVersion(binaries)}`;
  throw version
    ? new DatabaseUnavailable("foreign-version", folder.directory, detail)
    : new DatabaseUnavailable("corrupt", folder.directory, `${file} is missing`);
}

/** Creates an empty cluster, entirely or not at all. Takes about 0.4 s. */
export async function initialiseCluster(folder: DataFolder, mode: RunMode, binaries: Binaries) {
  const prefix = `${path.basename(folder.cluster)}.new-`;
  for (const name of await readdir(folder.directory)) {
    if (name.startsWith(prefix)) await rm(path.join(folder.directory, name), REMOVE);
  }
  await writePassword(folder.password);
  if (mode.owner) await chownRecursive(folder.password, mode.owner);
  // The name is unique: the initdb of a killed start may still be writing to an earlier draft.
  const draft = path.join(folder.directory, prefix + randomBytes(6).toString("hex"));
  const { code, output } = await runCommand(mode, [
    getProgramPath(binaries, "initdb"),
    `--pgdata=${draft}`,
    `--username=${USER}`,
    `--pwfile=${folder.password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // Collations of the system change with libc and break indexes; the builtin ones do not.
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--data-checksums",
    "--no-instructions",
  ]);
  if (code !== 0) {
    await rm(draft, REMOVE);
    const { freeDiskBytes } = await measureMachine(folder.directory);
    throw explainOutput(output, folder.directory, freeDiskBytes);
  }
  await rename(draft, folder.cluster);
  await using directory = await open(folder.directory, "r");
  await directory.sync();
}

const REMOVE = { recursive: true, force: true, maxRetries: 3 };

async function writePassword(file: string): Promise<void> {
  {
    await using draft = await open(`${file}.new`, "w", 0o600);
    await draft.writeFile(`${randomBytes(24).toString("base64url")}\n`);
    await draft.sync();
  }
  await rename(`${file}.new`, file);
}
