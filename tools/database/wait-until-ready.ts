import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { PostmasterRecord } from "./postmaster-pid.ts";

/** After a crash under load, gigabytes of log may have to be replayed. */
const LONGEST_MS = 15 * 60_000;
const REPORT_EVERY_MS = 10_000;

/**
 * Follows a living server until it takes connections, or undefined once it is gone. `onWait` is
 * called every ten seconds. Throws DatabaseUnavailable `timeout` after a quarter of an hour.
 */
export async function waitUntilReady({
  look,
  onWait,
}: {
  look: () => Promise<PostmasterRecord | "wait" | "gone">;
  onWait: () => Promise<void>;
}): Promise<PostmasterRecord | undefined> {
  const started = Date.now();
  let reports = 1;
  for (;;) {
    const found = await look();
    if (found === "gone") return undefined;
    if (found !== "wait" && found.status === "ready") return found;
    const waited = Date.now() - started;
    if (waited > LONGEST_MS) {
      throw new DatabaseUnavailable("timeout", "The embedded PostgreSQL does not become ready.");
    }
    if (waited > reports * REPORT_EVERY_MS) {
      reports += 1;
      await onWait();
    }
    await sleep(waited < 1_000 ? 4 : 50);
  }
}
