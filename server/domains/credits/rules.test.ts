import { expect, test } from "vitest";
import { causes, priceInMoney, toPurchaseCause } from "./rules.ts";

test("credits cost the member's own average, rounded to the cent", () => {
  const paid = { credits: 300, money: { minor: 2_999, currency: "EUR" as const } };
  const least = { credits: 10, money: { minor: 80, currency: "EUR" as const } };
  expect(priceInMoney(10, paid, least)).toEqual({
    money: { minor: 100, currency: "EUR" },
    from: false,
  });
});

test("before a first purchase credits cost the site's lowest price, marked as a minimum", () => {
  const least = { credits: 10, money: { minor: 80, currency: "EUR" as const } };
  expect(priceInMoney(10, null, least)).toEqual({ money: least.money, from: true });
  expect(priceInMoney(20, null, least)?.money.minor).toBe(160);
  expect(priceInMoney(10, null, null)).toBeNull();
});

test("a reversal's entries belong to its purchase, other entries to themselves", () => {
  const purchase = causes.payment("7b1d");
  expect(toPurchaseCause(causes.reversal(purchase, 12, 0))).toBe(purchase);
  expect(toPurchaseCause(purchase)).toBe(purchase);
  expect(toPurchaseCause(causes.message("5e0c"))).toBe("message:5e0c");
});
