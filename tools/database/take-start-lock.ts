import { DatabaseSync } from "node:sqlite";

/**
 * Lets one process at a time prepare and start a server in a folder; undefined while another one
 * does. The lock goes with the process, however that ends. Node cannot lock files itself, but an
 * exclusive SQLite transaction is such a lock; nothing is ever stored in the file.
 */
export function takeStartLock(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec("pragma busy_timeout = 0; pragma journal_mode = off; begin exclusive");
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return () => file.close();
}

const SQLITE_BUSY = 5;
