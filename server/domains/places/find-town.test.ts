import { expect, test } from "vitest";
import { countries, regions } from "#contract/catalogue/regions.ts";
import { people } from "#world/demo/people.ts";
import { findTown, suggestNearestTown, suggestTowns } from "./find-town.ts";
import { getRegion } from "./towns.ts";

const groningen = { country: "NL", region: "04" };

test.each([
  ["utrecht", { country: "NL", region: "09" }, "Utrecht"],
  ["  DEN  HAAG ", { country: "NL", region: "11" }, "Den Haag"],
  ["s Hertogenbosch", { country: "NL", region: "06" }, "'s-Hertogenbosch"],
  ["Munchen", { country: "DE", region: "02" }, "München"],
  ["St. Pölten", { country: "AT", region: "03" }, "Sankt Pölten"],
  ["Lodz", { country: "PL", region: "74" }, "Łódź"],
  ["Maastricht", groningen, null],
  ["Xyzplaats", groningen, null],
  ["Potsdam", { country: "DE", region: "16" }, null],
  ["", groningen, null],
])("%j is found under its own name, in its region only", (name, place, town) => {
  expect(findTown(place, name)).toBe(town);
});

test.each(countries)("every region of %s has towns, each once", (country) => {
  for (const { code } of regions[country]) {
    const names = getRegion(country, code).towns.map(({ name }) => name);
    expect({ code, count: names.length }).not.toEqual({ code, count: 0 });
    expect(new Set(names).size).toBe(names.length);
  }
});

test("suggests the largest towns that begin with what was typed, then those with such a word", () => {
  const zuidHolland = { country: "NL", region: "11" };
  expect(suggestTowns(zuidHolland, "")).toHaveLength(8);
  expect(suggestTowns(zuidHolland, "")[0]).toBe("Rotterdam");
  expect(suggestTowns(zuidHolland, "de")).toContain("Delft");
  expect(suggestTowns(zuidHolland, "haag").at(0)).toBe("Den Haag");
  expect(suggestTowns(zuidHolland, "zzzzz")).toEqual([]);
  expect(suggestTowns(zuidHolland, "Roterdam")).toEqual(["Rotterdam"]);
});

test.each([
  ["Groningn", "Groningen"],
  ["Winshoten", "Winschoten"],
  ["Veendem", "Veendam"],
  ["Maastricht", null],
])("the town nearest to %s is %s", (typed, nearest) => {
  expect(suggestNearestTown(groningen, typed)).toBe(nearest);
});

test.each(Object.keys(people))("the people of %s live in towns of their region", (site) => {
  const elsewhere = (people[site] ?? []).filter((person) => !findTown(person, person.city));
  expect(elsewhere.map(({ key, city }) => `${key}: ${city}`)).toEqual([]);
});
