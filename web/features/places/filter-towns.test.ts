import { expect, test } from "vitest";
import { filterTowns } from "./filter-towns.ts";

test("towns that no longer fit what was typed are not suggested", () => {
  const largest = ["Nijmegen", "Apeldoorn", "Arnhem", "Ede"];
  expect(filterTowns(largest, "Apeld")).toEqual(["Apeldoorn"]);
  expect(filterTowns(largest, "a")).toEqual(["Apeldoorn", "Arnhem"]);
  expect(filterTowns(["Łódź", "Köln"], "kol")).toEqual(["Köln"]);
});
