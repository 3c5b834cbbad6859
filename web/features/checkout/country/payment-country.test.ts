import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { parsePaymentCountry, storeCountry, storedCountry } from "./payment-country.ts";

test.each([
  ["?country=BE", "BE"],
  ["", null],
  ["?country=XX", null],
  ["?country=be", null],
  ["?country=toString", null],
])("the address %j has the payment country %s", (search, expected) => {
  expect(parsePaymentCountry(new URLSearchParams(search))).toBe(expected);
});

test("keeps the payment country until the address has another", () => {
  const queryClient = new QueryClient();
  const ask = (search: string) => storeCountry(queryClient, new URLSearchParams(search));
  expect([ask(""), storedCountry(queryClient)]).toEqual([null, null]);
  expect([ask("country=BE"), storedCountry(queryClient)]).toEqual(["BE", "BE"]);
  expect([ask("bundle=small"), ask("country=XX"), storedCountry(queryClient)]).toEqual([
    "BE",
    "BE",
    "BE",
  ]);
  expect([ask("country=FR"), ask("")]).toEqual(["FR", "FR"]);
  // By default a browser drops unused data after five minutes.
  expect(queryClient.getQueryDefaults(["payment-country"])).toEqual({ gcTime: Infinity });
});
