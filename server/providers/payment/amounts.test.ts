import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies } from "#contract/formatting/money.ts";
import { formatAmount, parseAmount } from "./amounts.ts";

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [99, "0.99"],
  [100, "1.00"],
  [1380, "13.80"],
  [2560000, "25600.00"],
])("%d minor units are written %s", (minor, value) => {
  expect(formatAmount({ minor, currency: "EUR" })).toEqual({ value, currency: "EUR" });
});

test("every amount is read as it was written", () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.constantFrom(...currencies), (minor, currency) => {
      expect(parseAmount(formatAmount({ minor, currency }).value)).toBe(minor);
    }),
  );
});

test.each(["", "1", "1.0", "1.000", "-1.00", "1,00", "1e3", " 1.00", "NaN"])(
  "%j is not an amount",
  (value) => {
    expect(parseAmount(value)).toBeNull();
  },
);

test("all our currencies have two decimal places", () => {
  for (const currency of currencies) {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", {
      style: "currency",
      currency,
    }).resolvedOptions();
    expect(maximumFractionDigits).toBe(2);
  }
});
