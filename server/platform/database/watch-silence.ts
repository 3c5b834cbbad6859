import pg from "pg";
import { AppError } from "#server/platform/http/app-error.ts";

/** How long nothing may come from the server while statements wait for it. */
const SILENCE_MS = 1_500;
const CHECK_MS = 250;

export interface SilenceWatch {
  /** A statement was sent; its outcome is what the server says or fails to say. */
  watch(statement: Promise<unknown>): void;
  /**
   * Rejects with `unavailable` while the server is silent; the work itself goes on. Waiting for a
   * lock or for a slow statement is no silence as long as other statements are answered.
   */
  failWhenSilent<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Notices a server that is frozen or cut off, in time for an answer within two seconds. Statements
 * themselves are given up much later, because a busy server may need that long.
 */
export function createSilenceWatch(): SilenceWatch {
  const waiting = new Set<{ readonly since: number; readonly fail: (error: Error) => void }>();
  let pending = 0;
  let quietSince = 0;

  const timer = setInterval(() => {
    const now = performance.now();
    if (pending === 0 || now - quietSince < SILENCE_MS) return;
    for (const { since, fail } of waiting) {
      // Work that has only just begun may be what the server answers first when it is back.
      if (now - since > CHECK_MS) fail(new AppError("unavailable"));
    }
  }, CHECK_MS).unref();
  const answered = () => {
    pending -= 1;
    quietSince = performance.now();
  };

  return {
    watch(statement) {
      if (pending === 0) quietSince = performance.now();
      pending += 1;
      statement.then(answered, (error: unknown) => {
        if (error instanceof pg.DatabaseError) answered();
        else pending -= 1;
      });
    },
    failWhenSilent: (work) =>
      new Promise((resolve, reject) => {
        const entry = { since: performance.now(), fail: reject };
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
