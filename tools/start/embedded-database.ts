import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnavailable } from "#tools/database/database-unavailable.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";

/** How soon a database that died is noticed. */
const LOOK_MS = 250;
/** How long a start that failed waits before the next: longer each time, then as the last. */
const WAITS_MS = [250, 1_000, 5_000, 15_000];

interface KeptDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

type Say = (line: string) => void;

/** Starts the embedded database and starts it again should it die; what was committed is kept. */
export function keepEmbeddedDatabase(dataDir: string, say: Say): Promise<KeptDatabase> {
  const stages = { initialising: "Creating the database …", starting: "Starting the database …" };
  let first = true;
  const begin = async () => {
    const postgres = await startEmbeddedPostgres({
      dir: path.join(dataDir, "postgres"),
      log: () => undefined,
      onStage: (stage) => {
        if (first && (stage === "initialising" || stage === "starting")) say(stages[stage]);
      },
    });
    first = false;
    return postgres;
  };
  return keepDatabase(begin, say, WAITS_MS);
}

/**
 * Begins a database and, should it die, tries until it is there again, a full disk included: whoever
 * makes room need not start anew. `waitsMs`: how long after each failed try; the last repeats. Throws
 * what `begin` throws at its first time.
 */
export async function keepDatabase(
  begin: () => Promise<KeptDatabase & { readonly pid: number }>,
  say: Say,
  waitsMs: readonly number[],
): Promise<KeptDatabase> {
  let postgres = await begin();
  let reviving: Promise<void> | null = null;
  const ending = new AbortController();
  const revive = async () => {
    say("The database ended unexpectedly; starting it again …");
    let said: unknown = null;
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      try {
        postgres = await begin();
        return say("The database is there again.");
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        // The words of one reason differ in process ids.
        const reason = error instanceof DatabaseUnavailable ? error.reason : words;
        if (reason !== said) say(words);
        said = reason;
        const ms = waitsMs[tries] ?? waitsMs.at(-1);
        await wait(ms, null, { signal: ending.signal }).catch(() => undefined);
      }
    }
  };
  const watch = setInterval(() => {
    if (reviving || isAlive(postgres.pid)) return;
    reviving = revive().finally(() => {
      reviving = null;
    });
  }, LOOK_MS);
  watch.unref();
  return {
    url: postgres.url,
    async stop() {
      clearInterval(watch);
      ending.abort();
      await reviving;
      await postgres.stop();
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user, but there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
