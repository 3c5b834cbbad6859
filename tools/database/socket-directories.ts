import { createHash } from "node:crypto";
import { chmod, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimFolder } from "./claim-folder.ts";
import type { DatabaseHome } from "./database-home.ts";
import type { Owner } from "./give-to.ts";
import { giveTo } from "./give-to.ts";

export const PORT = 5432;

/** The kernel allows 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Where the socket may lie, best first: with the data, else (too long a path, or a shared file
 * system that takes no sockets) in a folder of the temporary directory, named after the data's.
 */
export function socketDirectories(home: DatabaseHome): string[] {
  const name = `vonk-${createHash("sha256").update(home.directory).digest("hex").slice(0, 16)}`;
  const all = [home.socket, join(tmpdir(), name), join("/tmp", name)];
  return [...new Set(all)].filter(
    (directory) => Buffer.byteLength(join(directory, socketName)) <= LONGEST_SOCKET_PATH,
  );
}

/** Makes it, 0700 and the server's own. Throws DatabaseUnavailable when it is somebody else's. */
export async function makeSocketDirectory(
  home: DatabaseHome,
  directory: string,
  owner: Owner | undefined,
): Promise<void> {
  if (directory === home.socket) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    if (((await stat(directory)).mode & 0o777) !== 0o700) await chmod(directory, 0o700);
  } else {
    await claimFolder(directory, 0o700, owner?.uid);
  }
  if (owner) await giveTo(directory, owner);
}

export function socketLock(directory: string): string {
  return join(directory, `${socketName}.lock`);
}

const socketName = `.s.PGSQL.${PORT}`;
