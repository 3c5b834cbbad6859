import { expect, test } from "vitest";
import { countryIn } from "./payment-country.ts";

test.each([
  ["?country=BE", "BE"],
  ["", null],
  ["?country=XX", null],
  ["?country=be", null],
  ["?country=toString", null],
])("the address %j asks for %s", (search, expected) => {
  expect(countryIn(new URLSearchParams(search))).toBe(expected);
});
