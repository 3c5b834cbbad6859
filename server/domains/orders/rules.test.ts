import { expect, test } from "vitest";
import { isSameOrder } from "./rules.ts";

const order = { bundle_id: "medium", country: "NL", price_minor: 1380, currency: "EUR" } as const;
const request = { bundle: "medium", country: "NL" } as const;

test.each([
  [{}, true],
  [{ price: { minor: 1380, currency: "EUR" } }, true],
  [{ price: { minor: 1379, currency: "EUR" } }, false],
  [{ price: { minor: 1380, currency: "CHF" } }, false],
  [{ bundle: "small" }, false],
  [{ country: "BE" }, false],
] as const)("with %j a repeated order is the same: %s", (change, same) => {
  expect(isSameOrder(order, { ...request, ...change })).toBe(same);
});
