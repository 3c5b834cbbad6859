import { expect, test } from "vitest";
import { pollIntervalMs } from "./poll-interval.ts";

test("an undecided payment is loaded every second at first and every five seconds in the end", () => {
  const pending = { status: "pending", difference: null } as const;
  const waits = [0, 1, 2, 3, 4, 5, 20].map((loads) => pollIntervalMs(pending, loads));
  expect(waits).toEqual([1_000, 1_000, 1_500, 2_250, 3_375, 5_000, 5_000]);
  expect(pollIntervalMs({ status: "loading", difference: null }, 1)).toBe(1_000);
});

test.each(["completed", "failed", "cancelled"] as const)(
  "a payment that is %s is not loaded again",
  (status) => {
    expect(pollIntervalMs({ status, difference: null }, 3)).toBe(false);
  },
);

test("a payment that differs from its order waits for staff and is not loaded again", () => {
  const difference = { kind: "amount", received: null } as const;
  expect(pollIntervalMs({ status: "pending", difference }, 3)).toBe(false);
});
