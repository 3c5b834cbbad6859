import { createHash } from "node:crypto";
import { chmod, lchown, lstat, mkdir, readdir, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/** The folder of one embedded database and the names inside it. */
export interface DataFolder {
  readonly directory: string;
  readonly cluster: string;
  readonly password: string;
  /** The folder of the Unix socket. */
  readonly socket: string;
  readonly log: string;
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The kernel allows 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;
export const SOCKET_NAME = ".s.PGSQL.5432";

/** Creates the folder, closed to other users. `dir` is absolute. */
export async function openDataFolder(dir: string): Promise<DataFolder> {
  await mkdir(path.dirname(dir), { recursive: true });
  await mkdir(dir, { mode: 0o700 }).catch(ignoreExisting);
  // A running server is found by the path in its arguments, so every start must use the same path.
  const directory = await realpath(dir);
  await chmod(directory, 0o700);
  return {
    directory,
    cluster: path.join(directory, "cluster"),
    password: path.join(directory, "password"),
    socket: socketFolder(directory),
    log: path.join(directory, "postgres.log"),
  };
}

function socketFolder(directory: string): string {
  const folder = path.join(directory, "socket");
  if (Buffer.byteLength(path.join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES) return folder;
  const name = createHash("sha256").update(directory).digest("hex").slice(0, 16);
  return path.join(tmpdir(), `vonk-${name}`);
}

/**
 * Creates the socket's folder. It may be in /tmp, where another user could have created it first.
 */
export async function makeSocketFolder({ directory, socket }: DataFolder, owner?: Owner) {
  await mkdir(socket, { mode: 0o700 }).catch(ignoreExisting);
  const found = await lstat(socket);
  if (!found.isDirectory() || ![process.getuid?.(), owner?.uid].includes(found.uid)) {
    const detail = `${socket} belongs to another user; remove it`;
    throw new DatabaseUnavailable("not-permitted", directory, detail);
  }
  await chmod(socket, 0o700);
  if (owner) await chownRecursive(socket, owner);
}

/**
 * Changes the owner of everything in the folder, and of the folder last, so that an interrupted run
 * is repeated.
 */
export async function chownRecursive(file: string, owner: Owner): Promise<void> {
  const found = await lstat(file);
  if (found.uid === owner.uid) return;
  if (found.isDirectory()) {
    for (const name of await readdir(file)) await chownRecursive(path.join(file, name), owner);
  }
  await lchown(file, owner.uid, owner.gid);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
