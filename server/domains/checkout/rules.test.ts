import { expect, test } from "vitest";
import { paymentMethodIds } from "#contract/catalogue/payment-methods.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { isForCountry, listPayableMethods, choosePaymentCountry, findTile } from "./rules.ts";

test.each([
  [["BE", "NL", null], "BE"],
  [["DE", "NL", null], "NL"],
  [[undefined, "DE", "FR"], "FR"],
  [[undefined, null, null], "NL"],
] as const)("of the candidates %j the payment country is %s", (candidates, country) => {
  expect(choosePaymentCountry(candidates, ["NL", "BE", "FR"])).toBe(country);
});

const offersOf = (...ids: PaymentMethodId[]) => ids.map((id) => ({ id, issuers: [] }));
const everything = [{ bundle: "small", methods: offersOf(...paymentMethodIds) }];
const tiles = (country: CountryCode) =>
  listPayableMethods(country, everything, paymentMethodIds).map(
    ({ id, brands }) => [id, brands] as const,
  );

test.each([
  ["NL", ["ideal", "creditcard", "applepay", "paypal", "paysafecard", "sct", "sdd"]],
  ["BE", ["bancontact", "creditcard", "applepay", "paypal", "paysafecard", "sct", "sdd"]],
  ["AT", ["eps", "creditcard", "applepay", "paypal", "paysafecard", "sct", "sdd"]],
  ["PL", ["prezelewy24", "creditcard", "blik", "applepay", "paypal", "paysafecard"]],
  ["US", ["creditcard", "applepay", "paypal"]],
] as const)("if the provider offers everything, %s gets %j", (country, ids) => {
  expect(tiles(country).map(([id]) => id)).toEqual(ids);
});

test("brands are shown on the card tile in their countries", () => {
  const brandsIn = (country: CountryCode) =>
    tiles(country).find(([id]) => id === "creditcard")?.[1];
  expect(brandsIn("NL")).toEqual(["visa", "mastercard"]);
  expect(brandsIn("FR")).toEqual(["visa", "mastercard", "cartebancaire"]);
  expect(brandsIn("IT")).toEqual(["visa", "mastercard", "nexi"]);
});

test.each(["giropay", "sofort", "maestro"] as const)("%s is not offered in any country", (id) => {
  for (const country of ["NL", "DE", "AT", "BE", "CH"] as const) {
    expect(isForCountry(id, country)).toBe(false);
  }
});

test("methods the provider does not offer are not offered", () => {
  expect(
    listPayableMethods("NL", [{ bundle: "small", methods: offersOf("paypal") }], paymentMethodIds),
  ).toMatchObject([{ id: "paypal" }]);
  expect(listPayableMethods("NL", [{ bundle: "small", methods: [] }], paymentMethodIds)).toEqual(
    [],
  );
});

test("a site offers no method or brand that its owner left out", () => {
  const payable = listPayableMethods("NL", everything, ["ideal", "creditcard", "visa"]);
  expect(payable.map(({ id, brands }) => [id, brands])).toEqual([
    ["ideal", []],
    ["creditcard", ["visa"]],
  ]);
});

test("a method pays for the bundles whose amount the provider accepts for it", () => {
  const payable = listPayableMethods(
    "NL",
    [
      { bundle: "small", methods: offersOf("paysafecard", "ideal") },
      { bundle: "large", methods: offersOf("ideal", "creditcard") },
    ],
    paymentMethodIds,
  );
  expect(payable.map(({ id, bundles }) => [id, bundles])).toEqual([
    ["ideal", ["small", "large"]],
    ["creditcard", ["large"]],
    ["paysafecard", ["small"]],
  ]);
  expect(findTile(payable, "visa", "large")?.id).toBe("creditcard");
  expect(findTile(payable, "visa", "small")).toBeUndefined();
  expect(findTile(payable, "cartebancaire", "large")).toBeUndefined();
});
