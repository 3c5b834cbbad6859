import { expect, test } from "vitest";
import { countries } from "#contract/catalogue/regions.ts";
import { findNearestTown } from "./find-nearest-town.ts";

test.each([
  ["Utrecht", 52.09, 5.12, "NL", "09"],
  ["Den Haag", 52.08, 4.31, "NL", "11"],
  ["München", 48.14, 11.58, "DE", "02"],
  ["Stuttgart", 48.78, 9.18, "DE", "01"],
  ["Leeds", 53.8, -1.55, "GB", "ENG"],
  ["Warszawa", 52.23, 21.01, "PL", "78"],
  ["Sydney", -33.87, 151.21, "AU", "02"],
])("the town nearest to the middle of %s is that town", (city, lat, lon, country, region) => {
  expect(findNearestTown({ lat, lon }, countries)).toEqual({ country, region, city });
});

test("a position far from every town has none", () => {
  expect(findNearestTown({ lat: 55, lon: 3 }, countries)).toBeNull();
});

test("only the given countries count", () => {
  // Arnhem, less than 40 km from the German border.
  expect(findNearestTown({ lat: 51.98, lon: 5.91 }, ["DE"])).toMatchObject({ country: "DE" });
  expect(findNearestTown({ lat: 52.09, lon: 5.12 }, ["DE"])).toBeNull();
});
