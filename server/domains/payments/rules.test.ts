import { expect, test } from "vitest";
import type { PaymentState } from "#server/providers/payment/port.ts";
import {
  computeDeadline,
  describeReversal,
  isFinal,
  isAbandoned,
  isKeyExpired,
  findMismatch,
  canMoveTo,
  scheduleCheck,
  scheduleReversalCheck,
  toTransactionStatus,
} from "./rules.ts";

const states: readonly PaymentState[] = [
  "open",
  "pending",
  "paid",
  "failed",
  "canceled",
  "expired",
];

/** Rows are the current state, columns what the provider reports; x is allowed. */
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
)("from %s to %s is allowed: %s", (from, to, moves) => {
  expect(canMoveTo(from, to)).toBe(moves);
});

test.each(states)("a payment without a state can move to %s", (to) => {
  expect(canMoveTo(null, to)).toBe(true);
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
  expect(toTransactionStatus(state)).toBe(shown);
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
] as const)("%j for order %s differs in %s", (amount, reported, kind) => {
  expect(findMismatch(order, { amount, order: reported })).toBe(kind);
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
])("at minute %d the next check is at minute %d", (now, next) => {
  expect(scheduleCheck(opened, after(now))).toEqual(after(next));
});

test("an attempt without a response can be retried for 50 minutes and expires after an hour", () => {
  expect([isKeyExpired(opened, after(49.9)), isKeyExpired(opened, after(50))]).toEqual([
    false,
    true,
  ]);
  expect(computeDeadline(opened)).toEqual(after(60));
});

test("a payment unknown to the provider expires after a day", () => {
  const day = 24 * 60;
  expect([isAbandoned(opened, after(day - 1)), isAbandoned(opened, after(day))]).toEqual([
    false,
    true,
  ]);
});

test.each([
  [0, 1],
  [0.5, 1.5],
  [1, 2],
  [2, 4],
  [16, 32],
  [32, 62],
  [365, 395],
  [390, 396],
  [395.5, 396],
  [396, null],
  [500, null],
])("at day %d after the payment the next check for reversals is at day %s", (now, next) => {
  const at = (days: number) => new Date(opened.getTime() + days * 86_400_000);
  expect(scheduleReversalCheck(opened, at(now))).toEqual(next === null ? null : at(next));
});

const totals = (refunded: number, charged_back: number) => ({ refunded, charged_back });

test.each([
  [totals(0, 0), totals(100, 0), "refunded", 100],
  [totals(100, 0), totals(250, 0), "refunded", 150],
  [totals(250, 0), totals(100, 0), "failed", 150],
  [totals(0, 0), totals(0, 588), "chargedBack", 588],
  [totals(0, 588), totals(0, 0), "withdrawn", 588],
  [totals(0, 0), totals(100, 488), "chargedBack", 488],
  [totals(0, 588), totals(100, 0), "refunded", 100],
])("from %j to %j is %s, %d", (before, now, kind, minor) => {
  expect(describeReversal(before, now)).toEqual({ kind, minor });
});
