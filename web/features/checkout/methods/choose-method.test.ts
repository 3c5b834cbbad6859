import { expect, test } from "vitest";
import type { OfferedMethod } from "#contract/checkout.ts";
import { chooseMethod } from "./choose-method.ts";

const card: OfferedMethod = {
  id: "creditcard",
  name: "Creditcard",
  family: "card",
  brands: [
    { id: "visa", name: "Visa" },
    { id: "mastercard", name: "Mastercard" },
  ],
  issuers: [],
  bundles: ["small", "large"],
};
const ideal: OfferedMethod = {
  id: "ideal",
  name: "iDEAL | Wero",
  family: "bank",
  brands: [],
  issuers: [{ id: "bank-1", name: "Oefenbank" }],
  bundles: ["small"],
};

test("lists the methods for the bundle and chooses the first", () => {
  const choice = chooseMethod([ideal, card], "small", undefined);
  expect(choice.offered.map(({ id }) => id)).toEqual(["ideal", "creditcard"]);
  expect(choice).toMatchObject({ method: "ideal", missing: null });
  expect(chooseMethod([ideal, card], "large", undefined)).toMatchObject({
    offered: [card],
    method: "creditcard",
  });
});

test.each([
  ["creditcard", "creditcard", "creditcard"],
  ["visa", "creditcard", "visa"],
])("the address %s chooses the tile %s and orders with %s", (requested, tile, method) => {
  const choice = chooseMethod([ideal, card], "small", requested);
  expect(choice).toMatchObject({ tile: { id: tile }, method, missing: null });
});

test.each([
  ["giropay", "retired", "creditcard", true, "2024-06-30"],
  ["sofort", "retired", "creditcard", true, "2025-03-31"],
  ["maestro", "legacy", "creditcard", true, "2023-07-01"],
])("%s is %s, so its successor %s is chosen", (requested, is, method, replaced, since) => {
  const choice = chooseMethod([ideal, card], "small", requested);
  expect(choice).toMatchObject({ method, missing: { is, method: requested, since, replaced } });
});

test("chooses the first method if no successor of a retired method is offered", () => {
  const choice = chooseMethod([ideal], "small", "giropay");
  expect(choice).toMatchObject({ method: "ideal", missing: { is: "retired", replaced: false } });
});

test.each([
  ["eps", { is: "not_here", method: "eps" }],
  ["toString", { is: "unknown" }],
  ["cheque", { is: "unknown" }],
])("the address with %s reports %j", (requested, missing) => {
  expect(chooseMethod([ideal, card], "small", requested)).toMatchObject({
    method: "ideal",
    missing,
  });
});

test("returns no method if none is offered", () => {
  expect(chooseMethod([], "small", "ideal")).toEqual({
    offered: [],
    tile: null,
    method: null,
    missing: { is: "not_here", method: "ideal" },
  });
});
