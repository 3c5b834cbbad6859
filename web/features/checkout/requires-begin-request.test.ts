import { expect, test } from "vitest";
import { countries } from "#contract/catalogue/regions.ts";
import { requiresBeginRequest } from "./requires-begin-request.ts";

test("requires the express request wherever the law lets a buyer withdraw", () => {
  const required = countries.filter(requiresBeginRequest);
  expect(required).toEqual(["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE", "GB", "PL"]);
});
