import { expect, test } from "vitest";
import { computeTownDistance, listNearestTowns, sortTowns } from "./distances.ts";

const town = (city: string, region: string, country = "NL") => ({ country, region, city });
const utrecht = town("Utrecht", "09");
const amersfoort = town("Amersfoort", "09");
const groningen = town("Groningen", "04");
const berlin = town("Berlin", "16", "DE");
const nowhere = town("Nergenshuizen", "09");

test.each([
  [utrecht, town("De Bilt", "09"), 5],
  [utrecht, town("Zeist", "09"), 8],
  [utrecht, amersfoort, 20],
  [utrecht, groningen, 160],
  [groningen, utrecht, 160],
  [town("Delft", "11"), town("Katwijk", "11"), 21],
  [utrecht, berlin, 570],
])("the distance from %o to %o is %s km, to two digits", (from, to, km) => {
  expect(computeTownDistance(from, to)).toBe(km);
});

test("there is no distance within a town or without a known position", () => {
  expect(computeTownDistance(utrecht, { ...utrecht })).toBeNull();
  expect(computeTownDistance(utrecht, nowhere)).toBeNull();
  expect(computeTownDistance(nowhere, utrecht)).toBeNull();
});

test("towns are ordered by distance, with those without a position last", () => {
  const all = [berlin, nowhere, groningen, utrecht, amersfoort];
  const sorted = [utrecht, amersfoort, groningen, berlin, nowhere];
  expect(sortTowns(utrecht, all, null)).toEqual(sorted);
  expect(sortTowns(utrecht, all, groningen)).toEqual(sorted.slice(2));
  // A town without members still has its place in the order.
  expect(sortTowns(utrecht, [berlin, utrecht, nowhere], groningen)).toEqual([
    groningen,
    berlin,
    nowhere,
  ]);
});

test("the area contains the nearest towns, and leaves out no nearer one", () => {
  const of = { countries: ["NL", "BE"] as const, region: null };
  const near = listNearestTowns(utrecht, of, { least: 60, first: null });
  expect(near.length).toBeGreaterThanOrEqual(60);
  expect(near[0]).toEqual(utrecht);
  expect(near).toContainEqual(amersfoort);
  const next = listNearestTowns(utrecht, of, { least: 60, first: near[30] ?? null });
  expect(next.slice(0, near.length - 30)).toEqual(near.slice(30));
  const region = { countries: ["NL"] as const, region: "04" };
  const ofGroningen = listNearestTowns(utrecht, region, { least: 5, first: null });
  expect(new Set(ofGroningen.map((one) => one.region))).toEqual(new Set(["04"]));
  expect(listNearestTowns(nowhere, of, { least: 5, first: null })).toEqual([]);
});

test("an area with few towns ends after the last", () => {
  const flevoland = { countries: ["NL"] as const, region: "16" };
  const all = listNearestTowns(utrecht, flevoland, { least: 100_000, first: null });
  expect(all.map(({ city }) => city)).toContain("Emmeloord");
  expect(all.length).toBeLessThan(20);
});
