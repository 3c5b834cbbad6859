import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { parsePaymentCountry, storeCountry, storedCountry } from "./payment-country.ts";

test.each([
  ["?country=BE", "BE"],
  ["", null],
  ["?country=XX", null],
  ["?country=be", null],
  ["?country=toString", null],
])("the address %j asks for %s", (search, expected) => {
  expect(parsePaymentCountry(new URLSearchParams(search))).toBe(expected);
});

test("the payment country asked for is kept until another is asked for", () => {
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
  // In a browser what no page shows would else be forgotten after five minutes.
  expect(queryClient.getQueryDefaults(["payment-country"])).toEqual({ gcTime: Infinity });
});
