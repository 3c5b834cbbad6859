import { expect, test } from "vitest";
import { countries } from "#contract/regions.ts";
import { asksToBegin } from "./asks-to-begin.ts";

test("credits at once are asked for expressly wherever the law lets a buyer withdraw", () => {
  const required = countries.filter(asksToBegin);
  expect(required).toEqual(["NL", "BE", "FR", "IT", "ES", "DE", "AT", "IE", "GB", "PL"]);
});
