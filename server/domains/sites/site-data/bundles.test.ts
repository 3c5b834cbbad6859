import { expect, test } from "vitest";
import { bundleData } from "./bundles.ts";

const small = { id: "small", credits: 60, prices: { EUR: 588 } };
const large = { id: "large", credits: 150, prices: { EUR: 1380 } };
const accepts = (...bundles: object[]) => bundleData.safeParse(bundles).success;

test("bundles are listed smallest first, and more credits never cost more each", () => {
  expect(accepts(small, large)).toBe(true);
  expect(accepts(small, { ...large, prices: { EUR: 1470 } })).toBe(true);
});

test.each([
  ["in the wrong order", [large, small]],
  ["as large as the previous bundle", [small, { ...large, credits: 60 }]],
  ["with a higher price per credit", [small, { ...large, prices: { EUR: 1471 } }]],
  ["with no higher total price", [small, { ...large, prices: { EUR: 588 } }]],
  ["with another's id", [small, { ...large, id: "small" }]],
  ["priced in a currency the others lack", [small, { ...large, prices: { EUR: 1380, PLN: 6000 } }]],
  ["named like a page", [{ ...small, id: "repeat-order" }]],
  ["with a name that is invalid in an address", [{ ...small, id: "Most popular" }]],
  ["for nothing", [{ ...small, prices: { EUR: 0 } }]],
  ["with half a credit", [{ ...small, credits: 60.5 }]],
])("a bundle %s is rejected", (_what, bundles) => {
  expect(accepts(...bundles)).toBe(false);
});
