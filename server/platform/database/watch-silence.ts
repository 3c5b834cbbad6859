import pg from "pg";
import { AppError } from "#server/platform/http/app-error.ts";

const CHECK_MS = 250;
/** How long the server may be silent while work waits: first it is probed, then the work fails. */
const PROBE_AFTER_MS = 500;
const SILENT_AFTER_MS = 1_500;

export interface SilenceWatch {
  /** A statement was sent: any answer to it shows that the server is there. */
  watch(statement: Promise<unknown>): void;
  /**
   * Rejects with `unavailable` when the server turns out to be silent; the work itself goes on.
   * Waiting for a lock, a slow statement or another company is no silence.
   */
  failWhenSilent<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Notices a server that is frozen or cut off, in time for an answer within two seconds. Statements
 * themselves time out much later, because a busy server may need that long. `connect` opens and closes
 * a connection, which only a running server answers.
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
    // While this process itself is busy, an answer may be unread in the socket: that is no silence.
    quietSince += Math.max(0, now - lastCheck - 2 * CHECK_MS);
    lastCheck = now;
    if (waiting.size === 0) return;
    if (now - quietSince > PROBE_AFTER_MS) sendProbe();
    if (now - quietSince > SILENT_AFTER_MS) isSilent = true;
    if (!isSilent) return;
    for (const { since, fail } of waiting) {
      // The newest work may be what the server answers first when it is back.
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
