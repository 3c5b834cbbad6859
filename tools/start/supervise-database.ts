import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "#tools/database/database-unavailable.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";

/** How soon the death of the database is noticed. */
const CHECK_MS = 250;
/** Pauses after each failed restart; the last repeats. */
const PAUSES_MS = [250, 1_000, 5_000, 15_000];

/** The same database as the program's role, and as the role that owns the tables. */
export interface DatabaseUrls {
  readonly url: string;
  readonly ownerUrl: string;
}

interface SupervisedDatabase extends DatabaseUrls {
  stop(): Promise<void>;
}

type Print = (line: string) => void;

const stages = { initialising: "Creating the database …", starting: "Starting the database …" };

/** Starts the embedded database and restarts it if it dies; committed data survives. */
export function superviseEmbeddedDatabase(
  dataDir: string,
  print: Print,
): Promise<SupervisedDatabase> {
  let isFirst = true;
  const start = async () => {
    const { programUrl, ownerUrl, pid, stop } = await startEmbeddedPostgres({
      dir: path.join(dataDir, "postgres"),
      onStage: (stage) => isFirst && print(stages[stage]),
    });
    isFirst = false;
    return { url: programUrl, ownerUrl, pid, stop };
  };
  return superviseDatabase(start, print, PAUSES_MS);
}

/**
 * Starts a database and restarts it if it dies, for as long as it takes: after a full disk, freeing
 * space is enough. Throws if the first start fails.
 */
export async function superviseDatabase(
  start: () => Promise<SupervisedDatabase & { readonly pid: number }>,
  print: Print,
  pausesMs: readonly number[],
): Promise<SupervisedDatabase> {
  let postgres = await start();
  let restarting: Promise<void> | null = null;
  const stopping = new AbortController();
  const restart = async () => {
    print("The database ended unexpectedly; starting it again …");
    let lastReason: unknown = null;
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        postgres = await start();
        return print("The database is there again.");
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        // Messages with the same reason differ in process ids.
        const reason = error instanceof DatabaseUnavailable ? error.reason : message;
        if (reason !== lastReason) print(message);
        lastReason = reason;
        const ms = pausesMs[attempt] ?? pausesMs.at(-1);
        await sleep(ms, null, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const check = setInterval(() => {
    if (restarting || isAlive(postgres.pid)) return;
    restarting = restart().finally(() => {
      restarting = null;
    });
  }, CHECK_MS);
  check.unref();
  return {
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    async stop() {
      clearInterval(check);
      stopping.abort();
      await restarting;
      await postgres.stop();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means it runs as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
