import { expect, test } from "vitest";
import { createManualClock } from "./clock.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const MINUTE_MS = 60_000;
const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
const limits = createRateLimiter(
  { quick: { times: 3, windowMs: MINUTE_MS }, slow: { times: 3, windowMs: 60 * MINUTE_MS } },
  clock,
);

/** How many more go through before one is refused. */
function left(name: "quick" | "slow", key: string): number {
  for (let n = 0; n < 10; n += 1) {
    try {
      limits.count(name, key);
    } catch {
      return n;
    }
  }
  return 10;
}

test("each caller has the tries of a limit, and another caller has them too", () => {
  expect([left("quick", "a"), left("quick", "a"), left("quick", "b")]).toEqual([3, 0, 3]);
});

test("tries come back as the window slides on", () => {
  expect(left("quick", "c")).toBe(3);
  clock.advance(MINUTE_MS);
  expect(left("quick", "c")).toBe(0);
  clock.advance(MINUTE_MS / 3);
  expect(left("quick", "c")).toBe(1);
  clock.advance(2 * MINUTE_MS);
  expect(left("quick", "c")).toBe(3);
});

test("a clock that ran ahead for a moment and was set right locks nobody out", () => {
  const wrong = createManualClock(new Date("2026-11-22T12:00:00Z"));
  const ahead = createRateLimiter({ quick: { times: 3, windowMs: MINUTE_MS } }, wrong);
  const goesThrough = (times: number) => {
    for (let n = 0; n < times; n += 1) ahead.count("quick", "she");
  };
  goesThrough(3);
  wrong.advance(MINUTE_MS);
  expect(() => goesThrough(1)).toThrow("too_many_requests");
  wrong.advance(-24 * 60 * MINUTE_MS);
  expect(() => goesThrough(3)).not.toThrow();
});

test("tidying up forgets nobody whose window still counts", () => {
  expect(left("slow", "d")).toBe(3);
  for (let minute = 0; minute < 50; minute += 1) {
    clock.advance(MINUTE_MS);
    limits.count("quick", `somebody ${minute}`);
  }
  expect(left("slow", "d")).toBe(0);
});
