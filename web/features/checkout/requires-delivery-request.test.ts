import { expect, test } from "vitest";
import { countries } from "#contract/catalogue/regions.ts";
import { requiresDeliveryRequest } from "./requires-delivery-request.ts";

test("requires the express request wherever the law lets a buyer withdraw", () => {
  const required = countries.filter(requiresDeliveryRequest);
  expect(required).toEqual(["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE", "GB", "PL"]);
});
