import { expect, test } from "vitest";
import { pollIntervalMs } from "./poll-interval.ts";

test("polls an undecided payment every second at first and every five seconds in the end", () => {
  const pending = { status: "pending", next: null, difference: null } as const;
  const waits = [0, 1, 2, 3, 4, 5, 20].map((loads) => pollIntervalMs(pending, loads));
  expect(waits).toEqual([1_000, 1_000, 1_500, 2_250, 3_375, 5_000, 5_000]);
  expect(pollIntervalMs({ status: "loading", next: null, difference: null }, 1)).toBe(1_000);
});

test.each(["completed", "failed", "cancelled"] as const)(
  "does not poll a payment that is %s",
  (status) => {
    expect(pollIntervalMs({ status, next: null, difference: null }, 3)).toBe(false);
  },
);

test("does not poll a payment that differs from its order, since it waits for staff", () => {
  const difference = { kind: "amount", received: null } as const;
  expect(pollIntervalMs({ status: "pending", next: null, difference }, 3)).toBe(false);
});

test("polls a transfer, which takes days, once a minute in the end", () => {
  const slip = { holder: "A", iban: "C", bic: "D", reference: "E" };
  const next = { is: "instructions", slip, url: null } as const;
  const waits = [1, 5, 20].map((loads) =>
    pollIntervalMs({ status: "loading", next, difference: null }, loads),
  );
  expect(waits).toEqual([1_000, 5_062.5, 60_000]);
});
