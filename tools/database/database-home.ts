import { chmod, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";

/** The folder of one embedded database and the names inside it. */
export interface DatabaseHome {
  readonly directory: string;
  readonly cluster: string;
  readonly password: string;
  readonly socket: string;
  readonly log: string;
  readonly lock: string;
}

/**
 * Makes the folder (0700) and answers its paths. They are real paths: two processes that spell the
 * folder differently must agree on which server is theirs.
 */
export async function openDatabaseHome(dir: string): Promise<DatabaseHome> {
  if (!isAbsolute(dir)) throw new TypeError(`the database folder must be absolute: ${dir}`);
  await mkdir(dirname(dir), { recursive: true });
  await mkdir(dir, { mode: 0o700 }).catch(ignoreExisting);
  const directory = await realpath(dir);
  if (((await stat(directory)).mode & 0o777) !== 0o700) await chmod(directory, 0o700);
  return {
    directory,
    cluster: join(directory, "cluster"),
    password: join(directory, "password"),
    socket: join(directory, "socket"),
    log: join(directory, "postgres.log"),
    lock: join(directory, "start.lock"),
  };
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
