import { expect, test } from "vitest";
import { paymentMethodIds } from "#contract/payment-methods.ts";
import type { PaymentMethodId } from "#contract/payment-methods.ts";
import type { CountryCode } from "#contract/regions.ts";
import {
  isForCountry,
  isSameOrder,
  payableMethods,
  paymentCountry,
  presentBundle,
  tileFor,
} from "./rules.ts";

test.each([
  [["BE", "NL", null], "BE"],
  [["DE", "NL", null], "NL"],
  [[undefined, "DE", "FR"], "FR"],
  [[undefined, null, null], "NL"],
] as const)("of the wishes %j the payment country is %s", (wishes, country) => {
  expect(paymentCountry(wishes, ["NL", "BE", "FR"])).toBe(country);
});

const bundle = { id: "medium", credits: 150, prices: { EUR: 1380, CHF: 1500 } };

test.each([
  ["NL", { minor: 1380, currency: "EUR" }, { minor: 240, currency: "EUR" }, 92],
  ["DE", { minor: 1380, currency: "EUR" }, { minor: 220, currency: "EUR" }, 92],
  ["CH", { minor: 1500, currency: "CHF" }, { minor: 112, currency: "CHF" }, 100],
] as const)(
  "in %s a bundle costs %j, of which %j tax, and %d a message",
  (country, price, vat, each) => {
    expect(presentBundle(bundle, country, 10)).toEqual({
      id: "medium",
      credits: 150,
      price,
      vat,
      messages: 15,
      price_per_message: { minor: each, currency: price.currency },
    });
  },
);

test("a bundle without a price in the country's money is not sold there", () => {
  expect(presentBundle(bundle, "PL", 10)).toBeNull();
});

test("where the tax differs by state none is reckoned", () => {
  expect(presentBundle({ ...bundle, prices: { USD: 1000 } }, "US", 10)?.vat).toBeNull();
});

test("messages are whole: what is left over pays for none", () => {
  expect(presentBundle({ ...bundle, credits: 159 }, "NL", 10)?.messages).toBe(15);
});

const offersOf = (...ids: PaymentMethodId[]) => ids.map((id) => ({ id, issuers: [] }));
const everything = [{ bundle: "small", methods: offersOf(...paymentMethodIds) }];
const tiles = (country: CountryCode) =>
  payableMethods(country, everything).map(({ id, brands }) => [id, brands] as const);

test.each([
  ["NL", ["sdd", "sct", "creditcard", "ideal", "applepay", "paysafecard", "paypal"]],
  ["BE", ["sdd", "sct", "creditcard", "bancontact", "applepay", "paysafecard", "paypal"]],
  ["AT", ["sdd", "sct", "creditcard", "applepay", "paysafecard", "paypal", "eps"]],
  ["PL", ["prezelewy24", "blik", "creditcard", "applepay", "paysafecard", "paypal"]],
  ["US", ["creditcard", "applepay", "paypal"]],
] as const)("where the provider offers everything, %s gets %j", (country, ids) => {
  expect(tiles(country).map(([id]) => id)).toEqual(ids);
});

test("brands stand on the card's tile, in the countries that know them", () => {
  const brandsIn = (country: CountryCode) =>
    tiles(country).find(([id]) => id === "creditcard")?.[1];
  expect(brandsIn("NL")).toEqual(["mastercard", "visa"]);
  expect(brandsIn("FR")).toEqual(["mastercard", "visa", "cartebancaire"]);
  expect(brandsIn("IT")).toEqual(["mastercard", "visa", "nexi"]);
});

test.each(["giropay", "sofort", "maestro"] as const)("%s is offered nowhere any more", (id) => {
  for (const country of ["NL", "DE", "AT", "BE", "CH"] as const) {
    expect(isForCountry(id, country)).toBe(false);
  }
});

test("what the provider does not offer is not offered", () => {
  expect(payableMethods("NL", [{ bundle: "small", methods: offersOf("paypal") }])).toMatchObject([
    { id: "paypal" },
  ]);
  expect(payableMethods("NL", [{ bundle: "small", methods: [] }])).toEqual([]);
});

test("a method pays for exactly the bundles whose amount the provider takes by it", () => {
  const payable = payableMethods("NL", [
    { bundle: "small", methods: offersOf("paysafecard", "ideal") },
    { bundle: "large", methods: offersOf("ideal", "creditcard") },
  ]);
  expect(payable.map(({ id, bundles }) => [id, bundles])).toEqual([
    ["creditcard", ["large"]],
    ["ideal", ["small", "large"]],
    ["paysafecard", ["small"]],
  ]);
  expect(tileFor(payable, "visa", "large")?.id).toBe("creditcard");
  expect(tileFor(payable, "visa", "small")).toBeUndefined();
  expect(tileFor(payable, "cartebancaire", "large")).toBeUndefined();
});

const order = { bundle_id: "medium", method: "ideal", issuer: null, country: "NL" };
const wish = { bundle: "medium", method: "ideal", country: "NL" } as const;

test.each([
  [{}, true],
  [{ issuer: "ideal_TESTNL1A" }, false],
  [{ bundle: "small" }, false],
  [{ method: "paypal" as const }, false],
  [{ country: "BE" as const }, false],
])("with %j a repeated order is the same: %s", (change, same) => {
  expect(isSameOrder(order, { ...wish, ...change })).toBe(same);
});
