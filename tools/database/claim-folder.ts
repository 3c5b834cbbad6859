import { lstat, mkdir } from "node:fs/promises";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/**
 * Makes a folder where everybody may make one (/tmp), or takes the one of that name if it is ours,
 * or `uid`'s, and closed to others' pens. Throws DatabaseUnavailable `not-permitted` otherwise:
 * somebody may have laid it there to feed us a server, or a program to run.
 */
export async function claimFolder(
  folder: string,
  mode: 0o700 | 0o755,
  uid: number | undefined,
): Promise<void> {
  await mkdir(folder, { mode }).catch(ignoreExisting);
  const found = await lstat(folder);
  const ours = found.uid === process.getuid?.() || found.uid === uid;
  if (found.isDirectory() && ours && (found.mode & 0o777 & ~mode) === 0) return;
  throw new DatabaseUnavailable("not-permitted", `${folder} belongs to somebody else; remove it.`);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
