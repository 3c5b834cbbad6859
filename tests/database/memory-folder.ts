import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";

/** The databases of a run and their log. */
const NEEDED_BYTES = 1024 ** 3;

/**
 * Where a test's cluster goes: in memory if there is room, else in the temporary folder. A disk's
 * file system can take half a second for the files of a new database.
 */
export async function findMemoryFolder(): Promise<string> {
  const memory = "/dev/shm";
  const found = await statfs(memory).catch(() => undefined);
  return found && found.bavail * found.bsize > NEEDED_BYTES ? memory : tmpdir();
}
