import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "#server/config/config-error.ts";

const SQLITE_BUSY = 5;
/** Started by root, PostgreSQL runs as another user, who must pass through the folder to its own. */
const ROOT_MODE = 0o711;

/**
 * Creates the folder if needed and locks it for this process, because two programs on the same data
 * would stop each other's database. Returns how to release the lock, which also ends with the
 * process, however that ends. Node has no file locks, so this uses an exclusive SQLite transaction.
 */
export function lockDataDir(dir: string): () => void {
  try {
    mkdirSync(dir, { recursive: true, mode: process.getuid?.() === 0 ? ROOT_MODE : 0o700 });
    const file = new DatabaseSync(path.join(dir, "in-use.lock"));
    file.exec("pragma busy_timeout = 0; pragma journal_mode = off; begin exclusive");
    return () => file.close();
  } catch (error) {
    throw new ConfigError(explainLock(dir, error as NodeJS.ErrnoException & { errcode?: number }));
  }
}

function explainLock(dir: string, error: NodeJS.ErrnoException & { errcode?: number }): string {
  if (error.errcode === SQLITE_BUSY) {
    return `Vonk is already running on the data in ${dir}. Stop it there, or start this one on data of its own: DATA_DIR=data-2 PORT=3002 npm start`;
  }
  if (error.code === "EEXIST" || error.code === "ENOTDIR") {
    return `DATA_DIR=${dir} is not a folder: name one that Vonk may write to`;
  }
  return `DATA_DIR=${dir} may not be written by this user: name a folder of yours, DATA_DIR=/tmp/vonk npm start (${error.message})`;
}
