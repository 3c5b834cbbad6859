import { expect, test } from "vitest";
import { createManualClock } from "#tests/manual-clock.ts";
import type { AppError } from "#server/platform/http/app-error.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const MINUTE_MS = 60_000;
const clock = createManualClock(new Date("2026-11-21T12:00:00Z"));
const limits = createRateLimiter(
  {
    quick: [{ times: 3, windowMs: MINUTE_MS }],
    slow: [{ times: 3, windowMs: 60 * MINUTE_MS }],
  },
  clock,
);

/** How many more requests pass before one is rejected. */
function left(name: "quick" | "slow", key: string): number {
  for (let n = 0; n < 10; n += 1) {
    try {
      limits.consume(name, key);
    } catch {
      return n;
    }
  }
  return 10;
}

test("a caller's requests leave another caller's limit untouched", () => {
  expect([left("quick", "a"), left("quick", "a"), left("quick", "b")]).toEqual([3, 0, 3]);
});

test("requests pass again as the window slides on", () => {
  expect(left("quick", "c")).toBe(3);
  clock.advance(MINUTE_MS);
  expect(left("quick", "c")).toBe(0);
  clock.advance(MINUTE_MS / 3);
  expect(left("quick", "c")).toBe(1);
  clock.advance(2 * MINUTE_MS);
  expect(left("quick", "c")).toBe(3);
});

test("a clock that ran ahead and was corrected locks nobody out", () => {
  const wrong = createManualClock(new Date("2026-11-22T12:00:00Z"));
  const ahead = createRateLimiter({ quick: [{ times: 3, windowMs: MINUTE_MS }] }, wrong);
  const goesThrough = (times: number) => {
    for (let n = 0; n < times; n += 1) ahead.consume("quick", "she");
  };
  goesThrough(3);
  wrong.advance(MINUTE_MS);
  expect(() => goesThrough(1)).toThrow("too_many_requests");
  wrong.advance(-24 * 60 * MINUTE_MS);
  expect(() => goesThrough(3)).not.toThrow();
});

test("a purge keeps every window that still counts", () => {
  expect(left("slow", "d")).toBe(3);
  for (let minute = 0; minute < 50; minute += 1) {
    clock.advance(MINUTE_MS);
    limits.consume("quick", `somebody ${minute}`);
  }
  expect(left("slow", "d")).toBe(0);
});

test.each([1, 2, 3, 7])(
  "with %i requests allowed, the error says after how many seconds one passes",
  (times) => {
    const at = createManualClock(new Date("2026-11-21T12:00:00Z"));
    const limiter = createRateLimiter({ page: [{ times, windowMs: 10_000 }] }, at);
    const consume = () => limiter.consume("page", "caller");
    for (let round = 0; round < 20; round += 1) {
      let error: unknown;
      for (let n = 0; n <= times && !error; n += 1) error = thrownBy(consume);
      expect(error).toMatchObject({ code: "too_many_requests" });
      const { retryAfterSeconds } = error as AppError;
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(20);
      at.advance((retryAfterSeconds ?? 0) * 1_000);
      expect(consume).not.toThrow();
    }
  },
);

test("a limit of several windows rejects beyond each of them, with that window's code", () => {
  const at = createManualClock(new Date("2026-11-21T12:00:00Z"));
  const twice = [
    { times: 2, windowMs: MINUTE_MS },
    { times: 5, windowMs: 24 * 60 * MINUTE_MS, code: "daily_limit" as const },
  ];
  const limiter = createRateLimiter({ profile: twice }, at);
  const passed = [];
  for (let minute = 0; minute < 10; minute += 1) {
    for (let n = 0; n < 3; n += 1) {
      const error = thrownBy(() => limiter.consume("profile", "caller")) as AppError | null;
      passed.push(error?.code ?? "ok");
    }
    at.advance(2 * MINUTE_MS);
  }
  expect(passed.slice(0, 9)).toEqual([
    "ok",
    "ok",
    "too_many_requests",
    "ok",
    "ok",
    "too_many_requests",
    "ok",
    "daily_limit",
    "daily_limit",
  ]);
  expect(new Set(passed.slice(9))).toEqual(new Set(["daily_limit"]));
});

function thrownBy(act: () => void): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}
