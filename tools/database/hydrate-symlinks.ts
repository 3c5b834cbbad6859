import { randomBytes } from "node:crypto";
import { readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Binaries } from "./find-binaries.ts";

interface LinkEntry {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages carry no symlinks, so the package lists its library links in a file and makes them
 * in an install script, which many installs do not run. Makes those missing or wrong; harmless to
 * repeat, and for two processes at once. Answers how many it made; throws the file system's error
 * (EACCES, EROFS …) where the folder cannot be written.
 */
export async function hydrateSymlinks(binaries: Binaries): Promise<number> {
  const list = await readFile(join(binaries.directory, "native", "pg-symlinks.json"), "utf8");
  const made = await Promise.all(
    (JSON.parse(list) as LinkEntry[]).map((entry) => makeLink(binaries.directory, entry)),
  );
  return made.filter(Boolean).length;
}

async function makeLink(directory: string, { source, target }: LinkEntry): Promise<boolean> {
  const wanted = relative(dirname(target), source);
  const path = join(directory, target);
  if (await isRight(path, wanted)) return false;
  // Renaming over the name is atomic: a server starting meanwhile never sees the name missing.
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  await symlink(wanted, temporary);
  try {
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return true;
}

async function isRight(path: string, wanted: string): Promise<boolean> {
  try {
    return (await readlink(path)) === wanted;
  } catch (error) {
    // EINVAL: a plain file of that name. A copy of the library serves as well as a link to it.
    return (error as NodeJS.ErrnoException).code === "EINVAL";
  }
}
