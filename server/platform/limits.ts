import type { Clock } from "./clock.ts";
import { Refused } from "./http/refused.ts";

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
export function countLimits<Name extends string>(
  table: Readonly<Record<Name, Limit>>,
  clock: Clock,
): Limits<Name> {
  const windows = new Map<string, { startedAt: number; before: number; now: number }>();
  return {
    count(name, key) {
      const { times, windowMs } = table[name];
      const at = clock.now().getTime();
      if (windows.size > 50_000) forget(windows, at);
      const id = `${name} ${key}`;
      const current = windows.get(id) ?? { startedAt: at, before: 0, now: 0 };
      const passed = Math.floor((at - current.startedAt) / windowMs);
      if (passed > 0) {
        current.before = passed === 1 ? current.now : 0;
        current.now = 0;
        current.startedAt += passed * windowMs;
      }
      const share = 1 - (at - current.startedAt) / windowMs;
      if (current.before * share + current.now >= times) throw new Refused("too_many_requests");
      current.now += 1;
      windows.set(id, current);
    },
  };
}

const HOUR_MS = 3_600_000;

function forget(windows: Map<string, { startedAt: number }>, at: number): void {
  for (const [id, window] of windows) {
    if (at - window.startedAt > 2 * HOUR_MS) windows.delete(id);
  }
}
