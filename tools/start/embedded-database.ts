import path from "node:path";
import { startEmbeddedPostgres } from "#server/platform/database/embedded/start-postgres.ts";

/** How soon a database that died is noticed. */
const LOOK_MS = 250;

interface KeptDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the embedded database and starts it again should it die; what was committed is kept. */
export async function keepEmbeddedDatabase(
  dataDir: string,
  say: (line: string) => void,
): Promise<KeptDatabase> {
  const stages = { initialising: "Creating the database …", starting: "Starting the database …" };
  const begin = () =>
    startEmbeddedPostgres({
      dir: path.join(dataDir, "postgres"),
      log: () => undefined,
      onStage: (stage) => {
        if (stage === "initialising" || stage === "starting") say(stages[stage]);
      },
    });
  let postgres = await begin();
  let reviving: Promise<void> | null = null;
  const revive = async () => {
    say("The database ended unexpectedly; starting it again …");
    try {
      postgres = await begin();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
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
