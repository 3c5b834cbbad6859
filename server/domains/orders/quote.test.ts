import { expect, test } from "vitest";
import type { Currency } from "#contract/formatting/money.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { priceBundles } from "./quote.ts";

const bundle = { id: "medium", credits: 150, prices: { EUR: 1380, CHF: 1500 } };

function quote(
  country: CountryCode,
  change: { credits?: number; prices?: Partial<Record<Currency, number>> } = {},
) {
  return priceBundles({ bundles: [{ ...bundle, ...change }], message_credits: 10 }, country)[0];
}

test.each([
  ["NL", { minor: 1380, currency: "EUR" }, 210, { minor: 240, currency: "EUR" }, 92],
  ["DE", { minor: 1380, currency: "EUR" }, 190, { minor: 220, currency: "EUR" }, 92],
  ["CH", { minor: 1500, currency: "CHF" }, 81, { minor: 112, currency: "CHF" }, 100],
] as const)(
  "in %s a bundle costs %j, of which at %d permille %j is tax, and %d a message",
  (country, price, vatPermille, vat, each) => {
    expect(quote(country)).toEqual({
      bundle: "medium",
      credits: 150,
      price,
      vatPermille,
      vat,
      messages: 15,
      price_per_message: { minor: each, currency: price.currency },
    });
  },
);

test("a bundle without a price in the country's currency is not sold there", () => {
  expect(quote("PL")).toBeUndefined();
});

test("if the tax differs by state, no tax is given", () => {
  expect(quote("US", { prices: { USD: 1000 } })?.vat).toBeNull();
});

test("a remainder too small for a message is not counted", () => {
  expect(quote("NL", { credits: 159 })?.messages).toBe(15);
});
