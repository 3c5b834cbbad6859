import type { ErrorCode } from "#contract/shared/errors.ts";
import type { Clock } from "#server/platform/clock.ts";
import { AppError } from "#server/platform/http/app-error.ts";

/** At most `times` in `windowMs`, counted per key. */
export interface RateLimit {
  readonly times: number;
  readonly windowMs: number;
  /** The error code beyond it, `too_many_requests` by default. */
  readonly code?: ErrorCode;
}

export interface RateLimiter<Name extends string> {
  /**
   * Counts one request of a caller against all windows of a limit. Throws beyond any of them, with
   * the seconds until the next request would pass.
   */
  consume(name: Name, key: string): void;
}

/**
 * Sliding windows in memory, in constant space: the previous window's count fades out while the
 * current one fills. The limit is per process, because it protects the process.
 */
export function createRateLimiter<Name extends string>(
  table: Readonly<Record<Name, readonly RateLimit[]>>,
  clock: Clock,
): RateLimiter<Name> {
  const windows = new Map<string, Window>();
  let purgedAt = 0;
  return {
    consume(name, key) {
      const at = clock.now().getTime();
      if (Math.abs(at - purgedAt) > PURGE_MS) {
        purge(windows, at);
        purgedAt = at;
      }
      const counted = table[name].map(({ times, windowMs, code = "too_many_requests" }) => {
        const id = `${name} ${windowMs} ${key}`;
        const window = windows.get(id) ?? { startedAt: at, windowMs, before: 0, now: 0 };
        slide(window, at);
        const left = 1 - (at - window.startedAt) / windowMs;
        if (window.before * left + window.now >= times) {
          const waitMs = computeWaitMs(window, times, at);
          throw new AppError(code, { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
        }
        return { id, window };
      });
      for (const { id, window } of counted) {
        window.now += 1;
        windows.set(id, window);
      }
    },
  };
}

interface Window {
  startedAt: number;
  readonly windowMs: number;
  before: number;
  now: number;
}

/** A purge reads all windows, so it is rare. */
const PURGE_MS = 60_000;

function slide(window: Window, at: number): void {
  // The clock was set back: requests counted in the future count from now on.
  window.startedAt = Math.min(window.startedAt, at);
  const passed = Math.floor((at - window.startedAt) / window.windowMs);
  if (passed === 0) return;
  window.before = passed === 1 ? window.now : 0;
  window.now = 0;
  window.startedAt += passed * window.windowMs;
}

/**
 * When enough of the previous window has faded for one more to pass; otherwise in the next window.
 */
function computeWaitMs({ startedAt, windowMs, before, now }: Window, times: number, at: number) {
  const passes =
    now < times
      ? startedAt + windowMs * (1 - (times - now) / before)
      : startedAt + windowMs + windowMs * (1 - times / now);
  // At that very moment the limit is still reached.
  return Math.max(passes - at, 0) + 1;
}

/** Windows more than two lengths old no longer count. */
function purge(windows: Map<string, Window>, at: number): void {
  for (const [id, { startedAt, windowMs }] of windows) {
    if (Math.abs(at - startedAt) > 2 * windowMs) windows.delete(id);
  }
}
