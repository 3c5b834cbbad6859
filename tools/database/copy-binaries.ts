import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Binaries } from "./find-binaries.ts";
import { hydrateSymlinks } from "./hydrate-symlinks.ts";

/**
 * Copies the binaries (about 60 MB) to `<folder>/<version>`, links made, executable by everyone who
 * reaches the folder; a finished copy of that version is used as it is, else `onUnpack` is told.
 */
export async function copyBinaries(
  source: Binaries,
  folder: string,
  onUnpack: (what: string) => void,
): Promise<Binaries> {
  await mkdir(folder, { recursive: true });
  if (((await lstat(folder)).mode & 0o055) !== 0o055) await chmod(folder, 0o755);
  const copy = { directory: join(folder, source.version), version: source.version };
  if (await exists(copy.directory)) return copy;
  onUnpack(`copying PostgreSQL to ${copy.directory}`);
  const temporary = `${copy.directory}.${randomBytes(6).toString("hex")}`;
  try {
    await cp(join(source.directory, "native"), join(temporary, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !path.endsWith(".a"),
    });
    await openToAll(temporary);
    await hydrateSymlinks({ directory: temporary, version: source.version });
    await rename(temporary, copy.directory).catch(ignoreLostRace);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return copy;
}

/**
 * Removes what earlier versions and interrupted copies left; only while no server runs from there.
 */
export async function removeOtherCopies(folder: string, kept: Binaries): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== kept.version) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** A strict umask, or an unpacker that drops the x bits, must not lock the server's user out. */
async function openToAll(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  if (found.isDirectory()) {
    await chmod(path, 0o755);
    for (const entry of await readdir(path)) await openToAll(join(path, entry));
  } else {
    await chmod(path, basename(dirname(path)) === "bin" ? 0o755 : 0o644);
  }
}

function ignoreLostRace(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
}
