import pg from "pg";
import { AppError } from "#server/platform/http/app-error.ts";

const CHECK_MS = 250;
/** How long the server may be silent while work waits: first it is probed, then the work fails. */
const PROBE_AFTER_MS = 500;
const SILENT_AFTER_MS = 1_500;

export interface SilenceWatch {
  /** A statement was sent: any response to it shows that the server is alive. */
  watch(statement: Promise<unknown>): void;
  /**
   * Rejects with `unavailable` if the server turns out to be silent; the work itself continues.
   * Waiting for a lock, a slow statement or another provider does not count as silence.
   */
  failWhenSilent<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Notices a frozen or disconnected server in time to respond within two seconds. Statements time
 * out much later, because a busy server may need that long. `connect` opens and closes a
 * connection, which only a running server accepts.
 */
export function createSilenceWatch(connect: () => Promise<void>): SilenceWatch {
  const waiting = new Set<{ readonly since: number; readonly fail: (error: Error) => void }>();
  let quietSince = 0;
  let isSilent = false;
  let isProbing = false;
  let lastCheck = performance.now();

  const answered = () => {
    quietSince = performance.now();
    isSilent = false;
  };
  const watch = (statement: Promise<unknown>) => {
    statement.then(answered, (error: unknown) => {
      if (error instanceof pg.DatabaseError) answered();
    });
  };
  const sendProbe = () => {
    if (isProbing) return;
    isProbing = true;
    const probe = connect();
    watch(probe);
    const probed = () => (isProbing = false);
    probe.then(probed, probed);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    // While this process itself is busy, a response may wait unread in the socket, which is not
    // silence.
    quietSince += Math.max(0, now - lastCheck - 2 * CHECK_MS);
    lastCheck = now;
    if (waiting.size === 0) return;
    if (now - quietSince > PROBE_AFTER_MS) sendProbe();
    if (now - quietSince > SILENT_AFTER_MS) isSilent = true;
    if (!isSilent) return;
    for (const { since, fail } of waiting) {
      // A server that is back may answer the newest work first.
      if (now - since > CHECK_MS) fail(new AppError("unavailable"));
    }
  }, CHECK_MS).unref();

  return {
    watch,
    failWhenSilent: (work) =>
      new Promise((resolve, reject) => {
        const since = performance.now();
        if (waiting.size === 0 && !isSilent) quietSince = since;
        const entry = { since, fail: reject };
        waiting.add(entry);
        const settle = <Outcome>(end: (outcome: Outcome) => void) => {
          return (outcome: Outcome) => {
            waiting.delete(entry);
            end(outcome);
          };
        };
        work.then(settle(resolve), settle(reject));
      }),
    stop: () => clearInterval(timer),
  };
}
