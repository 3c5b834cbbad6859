import pg from "pg";
import { AppError } from "#server/platform/http/app-error.ts";

const CHECK_MS = 250;
/** How long nothing may come from the server while work waits: then it is asked, then given up. */
const ASK_AFTER_MS = 500;
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
 * themselves are given up much later, because a busy server may need that long. `connect` opens a
 * connection and closes it: only a server that is there can do that.
 */
export function createSilenceWatch(connect: () => Promise<void>): SilenceWatch {
  const waiting = new Set<{ readonly since: number; readonly fail: (error: Error) => void }>();
  let quietSince = 0;
  let isSilent = false;
  let isAsking = false;
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
  const ask = () => {
    if (isAsking) return;
    isAsking = true;
    const asking = connect();
    watch(asking);
    const asked = () => (isAsking = false);
    asking.then(asked, asked);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    // An answer may lie in the socket unread while this process itself is busy: that is no silence.
    quietSince += Math.max(0, now - lastCheck - 2 * CHECK_MS);
    lastCheck = now;
    if (waiting.size === 0) return;
    if (now - quietSince > ASK_AFTER_MS) ask();
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
