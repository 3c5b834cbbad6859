import type { Clock } from "./clock.ts";
import { AppError } from "./http/app-error.ts";

/** At most `times` in `windowMs`, counted per key. */
export interface Limit {
  readonly times: number;
  readonly windowMs: number;
}

export interface Limits<Name extends string> {
  /** Counts one; throws `too_many_requests` beyond the limit. `key` tells callers apart. */
  count(name: Name, key: string): void;
}

/** Keeps sliding windows in memory: a limit holds for one process, which is what it protects. */
export function createRateLimiter<Name extends string>(
  table: Readonly<Record<Name, Limit>>,
  clock: Clock,
): Limits<Name> {
  const windows = new Map<string, Window>();
  let sweptAt = 0;
  return {
    count(name, key) {
      const { times, windowMs } = table[name];
      const at = clock.now().getTime();
      if (Math.abs(at - sweptAt) > SWEEP_MS) {
        forget(windows, at);
        sweptAt = at;
      }
      const id = `${name} ${key}`;
      const current = windows.get(id) ?? { startedAt: at, windowMs, before: 0, now: 0 };
      // A clock that was set back: what was counted ahead of it counts from now on.
      current.startedAt = Math.min(current.startedAt, at);
      const passed = Math.floor((at - current.startedAt) / windowMs);
      if (passed > 0) {
        current.before = passed === 1 ? current.now : 0;
        current.now = 0;
        current.startedAt += passed * windowMs;
      }
      const share = 1 - (at - current.startedAt) / windowMs;
      if (current.before * share + current.now >= times) throw new AppError("too_many_requests");
      current.now += 1;
      windows.set(id, current);
    },
  };
}

interface Window {
  startedAt: number;
  readonly windowMs: number;
  before: number;
  now: number;
}

/** All windows are walked through, so seldom. */
const SWEEP_MS = 60_000;

/** What is older than two windows counts for nothing any more. */
function forget(windows: Map<string, Window>, at: number): void {
  for (const [id, { startedAt, windowMs }] of windows) {
    if (Math.abs(at - startedAt) > 2 * windowMs) windows.delete(id);
  }
}
