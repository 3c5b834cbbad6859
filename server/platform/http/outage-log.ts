import type { Log } from "#server/platform/log.ts";

const QUIET_MS = 60_000;

/**
 * An outage fails every request for the same reason: the first logs a line, then one line a minute
 * reports how many there were. There is no stack, which would point at an arbitrary statement.
 */
export function createOutageLog(log: Log, now = () => performance.now()): (error: unknown) => void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return (error) => {
    unwritten += 1;
    if (now() - writtenAt < QUIET_MS) return;
    const { code, message } = error as Partial<Error & { code: string }>;
    log.warn({ code, reason: message, requests: unwritten }, "requests fail: unavailable");
    writtenAt = now();
    unwritten = 0;
  };
}
