import { expect, test } from "vitest";
import { countries, regionLabel, regions } from "./regions.ts";
import type { CountryCode, RegionLabel } from "./regions.ts";

/** Per country: its language, its number of regions, what they are called, and one of them. */
const known: Record<CountryCode, [language: string, RegionLabel, count: number, one: string]> = {
  NL: ["nl", "province", 12, "Gelderland"],
  BE: ["nl", "region", 3, "Vlaanderen"],
  FR: ["fr", "region", 13, "Bretagne"],
  IT: ["it", "region", 20, "Toscana"],
  ES: ["es", "autonomousCommunity", 19, "Andalucía"],
  DE: ["de", "federalState", 16, "Bayern"],
  AT: ["de", "federalState", 9, "Tirol"],
  IE: ["en", "province", 4, "Munster"],
  GB: ["en", "nation", 4, "Scotland"],
  CA: ["en", "province", 13, "Ontario"],
  PL: ["pl", "voivodeship", 16, "mazowieckie"],
  AU: ["en", "state", 8, "Queensland"],
  NZ: ["en", "region", 17, "Otago"],
  CH: ["de", "canton", 26, "Zürich"],
  US: ["en", "state", 51, "Oregon"],
};

test("there are fifteen countries, each with its regions and no others", () => {
  expect(new Set(countries).size).toBe(15);
  expect(Object.keys(regions).toSorted()).toEqual(countries.toSorted());
});

test("Belgium lists regions, not provinces, so its label says region", () => {
  const names = regions.BE.map((region) => region.name);
  for (const province of ["Antwerpen", "Limburg", "Hainaut", "Namur"]) {
    expect(names).not.toContain(province);
  }
  expect(regionLabel.BE).toBe("region");
});

test.each(countries)("%s: every region has a unique code and a clean name", (country) => {
  const list = regions[country];
  expect(new Set(list.map((region) => region.code)).size).toBe(list.length);
  expect(new Set(list.map((region) => region.name)).size).toBe(list.length);
  for (const { code, name } of list) {
    expect(code).toMatch(/^[A-Z0-9]{1,3}$/);
    expect(name).toBe(name.trim());
    expect(name).not.toBe("");
  }
});

test.each(countries)(
  "%s: the list is complete and its label names its kind of region",
  (country) => {
    const [, label, count, one] = known[country];
    expect(regions[country]).toHaveLength(count);
    expect(regions[country].map((region) => region.name)).toContain(one);
    expect(regionLabel[country]).toBe(label);
  },
);

test.each(countries)("%s: names are sorted by the rules of the country's language", (country) => {
  const names = regions[country].map((region) => region.name);
  const { compare } = new Intl.Collator(known[country][0]);
  expect(names).toEqual(names.toSorted(compare));
});
