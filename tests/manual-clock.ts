import type { Clock } from "#server/platform/clock.ts";

/** A clock that moves only when a test advances it. */
export function createManualClock(start: Date): Clock & { advance(ms: number): void } {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}
