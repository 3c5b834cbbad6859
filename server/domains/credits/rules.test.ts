import { expect, test } from "vitest";
import { creditsLeft, priceInMoney } from "./rules.ts";
import type { BoughtMove } from "./rules.ts";

test("credits cost the member's own average, rounded to the cent", () => {
  const paid = { credits: 300, money: { minor: 2_999, currency: "EUR" as const } };
  const least = { minor: 80, currency: "EUR" as const };
  expect(priceInMoney(10, paid, least)).toEqual({
    money: { minor: 100, currency: "EUR" },
    from: false,
  });
});

test("before a first purchase they cost the site's least, said with from", () => {
  const least = { minor: 80, currency: "EUR" as const };
  expect(priceInMoney(10, null, least)).toEqual({ money: least, from: true });
  expect(priceInMoney(10, null, null)).toBeNull();
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
    "set aside and given back",
    [move("m", "bought", "bought_set_aside", 120), move("m", "bought_set_aside", "bought", 120)],
    { a: 100, b: 50 },
  ],
  [
    "set aside and used",
    [move("m", "bought", "bought_set_aside", 120), move("m", "bought_set_aside", "spent", 120)],
    { a: 0, b: 30 },
  ],
  [
    "the younger purchase charged back, then spent on",
    [move("b", "bought", "charged_back", 50), move("m", "bought", "spent", 10)],
    { a: 90, b: 0 },
  ],
])("left of two purchases: %s", (_, moves, expected) => {
  const left = creditsLeft([buy("a", 100), buy("b", 50), ...moves]);
  expect(Object.fromEntries(left)).toEqual(expected);
});
