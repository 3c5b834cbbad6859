import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isPostmaster } from "./postmaster-pid.ts";

/** A fast stop writes all that is in memory to disk first. */
const FAST_MS = 90_000;
const IMMEDIATE_MS = 10_000;

/**
 * Ends the server: connections are closed, data is written, and it is gone when this resolves. One
 * that does not end is cut short; the next start then recovers. Throws DatabaseUnavailable
 * `timeout`.
 */
export async function stopPostgres(pid: number, cluster: string): Promise<void> {
  for (const { signal, patience } of [
    { signal: "SIGINT", patience: FAST_MS },
    { signal: "SIGQUIT", patience: IMMEDIATE_MS },
  ] as const) {
    // Looked at before each signal: the number may be another program's by now.
    if (!(await isPostmaster(pid, cluster))) return;
    sendSignal(pid, signal);
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (!(await isPostmaster(pid, cluster))) return;
      await sleep(4);
    }
  }
  throw new DatabaseUnavailable("timeout", `The embedded PostgreSQL (${pid}) does not end.`);
}

function sendSignal(pid: number, signal: "SIGINT" | "SIGQUIT"): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
