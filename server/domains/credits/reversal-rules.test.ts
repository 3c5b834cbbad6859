import fc from "fast-check";
import { expect, test } from "vitest";
import {
  NOTHING_REVERSED,
  computeUnspent,
  decideReversal,
  isFullyReversed,
  listPostings,
} from "./reversal-rules.ts";
import type { BoughtMove, ReversedCredits } from "./reversal-rules.ts";

const purchase = { credits: 100, paid_minor: 1_000 };
const money = (refunded: number, chargedBack: number) => ({ refunded, chargedBack });
const taken = (refunded: number, chargedBack: number, debt: number): ReversedCredits => ({
  refunded,
  chargedBack,
  debt,
});

test.each([
  [
    "a full charge-back takes the unspent credits, and the rest is a debt",
    money(0, 1_000),
    70,
    taken(0, 70, 30),
  ],
  ["a charge-back of an unspent purchase leaves no debt", money(0, 1_000), 100, taken(0, 100, 0)],
  ["a charge-back of a spent purchase is all debt", money(0, 1_000), 0, taken(0, 0, 100)],
  ["half a charge-back takes half, and only unspent credits", money(0, 500), 20, taken(0, 20, 30)],
  ["half a charge-back leaves the rest", money(0, 500), 80, taken(0, 50, 0)],
  [
    "a full refund takes the unspent credits and leaves no debt",
    money(1_000, 0),
    70,
    taken(70, 0, 0),
  ],
  ["part of a refund takes its share", money(250, 0), 100, taken(25, 0, 0)],
  ["a share is rounded to the nearest credit", money(333, 0), 100, taken(33, 0, 0)],
  [
    "returning more than the price takes no more than was bought",
    money(1_400, 0),
    100,
    taken(100, 0, 0),
  ],
  ["refund and charge-back take no more than was bought", money(600, 700), 100, taken(30, 70, 0)],
  [
    "if both returned more than the price, the charge-back counts first",
    money(1_000, 1_000),
    40,
    taken(0, 40, 60),
  ],
])("%s", (_, totals, unspent, expected) => {
  expect(decideReversal(purchase, totals, NOTHING_REVERSED, unspent)).toEqual(expected);
});

test.each([
  ["a second refund adds to the first", taken(25, 0, 0), money(500, 0), 75, taken(50, 0, 0)],
  [
    "a withdrawn charge-back gives everything back",
    taken(0, 70, 30),
    money(0, 0),
    0,
    taken(0, 0, 0),
  ],
  ["a failed refund gives everything back", taken(70, 0, 0), money(0, 0), 0, taken(0, 0, 0)],
  ["returned credits pay the debt", taken(0, 70, 30), money(0, 1_000), 10, taken(0, 80, 20)],
  [
    "a charge-back replaces an earlier refund",
    taken(50, 0, 0),
    money(500, 1_000),
    20,
    taken(0, 70, 30),
  ],
  ["the same totals change nothing", taken(0, 70, 30), money(0, 1_000), 0, taken(0, 70, 30)],
])("%s", (_, current, totals, unspent, expected) => {
  expect(decideReversal(purchase, totals, current, unspent)).toEqual(expected);
});

test.each([
  [money(0, 0), false],
  [money(999, 0), false],
  [money(1_000, 0), true],
  [money(0, 1_000), true],
  [money(400, 600), true],
])("with %j returned, the full price is returned: %s", (totals, whole) => {
  expect(isFullyReversed(purchase, totals)).toBe(whole);
});

const nat = fc.nat(60);
const reversed = fc.record({ refunded: nat, chargedBack: nat, debt: nat });

test("postings lead from any reversal to any other, and the wallet changes by the credits taken", () => {
  fc.assert(
    fc.property(reversed, reversed, (before, now) => {
      const sums = new Map<string, number>();
      const post = (account: string, change: number) =>
        sums.set(account, (sums.get(account) ?? 0) + change);
      for (const posting of listPostings(before, now)) {
        expect(posting.credits).toBeGreaterThan(0);
        post(posting.from, -posting.credits);
        post(posting.to, posting.credits);
      }
      const sum = (account: string) => sums.get(account) ?? 0;
      expect(sum("refunded")).toBe(now.refunded - before.refunded);
      expect(sum("debt")).toBe(before.debt - now.debt);
      expect(sum("charged_back")).toBe(
        now.chargedBack + now.debt - before.chargedBack - before.debt,
      );
      const total = (of: ReversedCredits) => of.refunded + of.chargedBack;
      expect(sum("bought")).toBe(total(before) - total(now));
    }),
  );
});

const buy = (cause: string, credits: number): BoughtMove => ({
  cause,
  from: "sold",
  to: "bought",
  credits,
});
const move = (cause: string, from: string, to: string, credits: number): BoughtMove => ({
  cause,
  from,
  to,
  credits,
});

test.each([
  ["nothing spent", [], { a: 100, b: 50 }],
  ["the oldest purchase first", [move("m", "bought", "spent", 30)], { a: 70, b: 50 }],
  ["then the next one", [move("m", "bought", "spent", 120)], { a: 0, b: 30 }],
  [
    "set aside and returned",
    [move("m", "bought", "bought_set_aside", 120), move("m", "bought_set_aside", "bought", 120)],
    { a: 100, b: 50 },
  ],
  [
    "set aside and used",
    [move("m", "bought", "bought_set_aside", 120), move("m", "bought_set_aside", "spent", 120)],
    { a: 0, b: 30 },
  ],
  [
    "the newer purchase charged back, then a message",
    [move("b", "bought", "charged_back", 50), move("m", "bought", "spent", 10)],
    { a: 90, b: 0 },
  ],
  [
    "the older one charged back, a message, then the charge-back withdrawn",
    [
      move("a", "bought", "charged_back", 100),
      move("m", "bought", "spent", 10),
      move("a", "charged_back", "bought", 100),
    ],
    { a: 100, b: 40 },
  ],
  [
    "returned credits pay the debt of their purchase",
    [
      move("m", "bought", "bought_set_aside", 30),
      move("a", "bought", "charged_back", 70),
      move("m", "bought_set_aside", "bought", 30),
      move("a", "bought", "debt", 30),
    ],
    { a: 0, b: 50 },
  ],
])("unspent credits of two purchases: %s", (_, moves, expected) => {
  const unspent = computeUnspent([buy("a", 100), buy("b", 50), ...moves]);
  expect(Object.fromEntries(unspent)).toEqual(expected);
});
