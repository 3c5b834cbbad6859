import { expect, test } from "vitest";
import type { PaymentState } from "#server/providers/payment/port.ts";
import {
  givenUpAt,
  isFinal,
  isForgotten,
  keyIsDead,
  mismatchOf,
  movesOn,
  nextCheck,
  screenStatus,
} from "./rules.ts";

const states: readonly PaymentState[] = [
  "open",
  "pending",
  "paid",
  "failed",
  "canceled",
  "expired",
];

/** A row is where a payment stands, a column what the provider says: x moves it on. */
const table = {
  //        open pending paid failed canceled expired
  open: ["", "x", "x", "x", "x", "x"],
  pending: ["", "", "x", "x", "x", "x"],
  paid: ["", "", "", "", "", ""],
  failed: ["", "", "x", "", "", ""],
  canceled: ["", "", "x", "", "", ""],
  expired: ["", "", "x", "", "", ""],
} as const satisfies Record<PaymentState, readonly string[]>;

test.each(
  states.flatMap((from) => states.map((to, n) => [from, to, table[from][n] === "x"] as const)),
)("%s, then the provider says %s: moves on %s", (from, to, moves) => {
  expect(movesOn(from, to)).toBe(moves);
});

test.each(states)("a payment that stood nowhere yet moves to %s", (to) => {
  expect(movesOn(null, to)).toBe(true);
});

test.each([
  [null, "loading", false],
  ["open", "loading", false],
  ["pending", "pending", false],
  ["paid", "completed", true],
  ["failed", "failed", true],
  ["canceled", "cancelled", true],
  ["expired", "cancelled", true],
] as const)("%s shows as %s; final: %s", (state, shown, final) => {
  expect(screenStatus(state)).toBe(shown);
  if (state) expect(isFinal(state)).toBe(final);
});

const order = { id: "order", price_minor: 1380, currency: "EUR" };

test.each([
  [{ minor: 1380, currency: "EUR" }, "order", null],
  [{ minor: 1379, currency: "EUR" }, "order", "amount"],
  [{ minor: 1381, currency: "EUR" }, "order", "amount"],
  [{ minor: 1380, currency: "PLN" }, "order", "currency"],
  [{ minor: 1380, currency: "EUR" }, "another", "order"],
  [{ minor: 1380, currency: "EUR" }, null, "order"],
] as const)("%j for order %s differs in %s", (amount, said, kind) => {
  expect(mismatchOf(order, { amount, order: said })).toBe(kind);
});

const opened = new Date("2026-11-21T12:00:00Z");
const after = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);

test.each([
  [0, 2],
  [1.9, 2],
  [2, 15],
  [14.9, 15],
  [15, 75],
  [600, 660],
  [23 * 60, 24 * 60],
  [24 * 60, 48 * 60],
  [100 * 24 * 60, 101 * 24 * 60],
])("at minute %d the next question is at minute %d", (now, next) => {
  expect(nextCheck(opened, after(now))).toEqual(after(next));
});

test("a try without an answer is repeated for 50 minutes and given up after an hour", () => {
  expect([keyIsDead(opened, after(49.9)), keyIsDead(opened, after(50))]).toEqual([false, true]);
  expect(givenUpAt(opened)).toEqual(after(60));
});

test("a payment the provider does not know is given up after a day", () => {
  const day = 24 * 60;
  expect([isForgotten(opened, after(day - 1)), isForgotten(opened, after(day))]).toEqual([
    false,
    true,
  ]);
});
