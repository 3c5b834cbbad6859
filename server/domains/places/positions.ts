import { readFileSync } from "node:fs";
import { regions } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { listTownNames } from "./towns.ts";

export interface TownPosition {
  readonly region: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** The towns of a country and where they are, by region, largest first. */
export function listPositions(country: CountryCode): readonly TownPosition[] {
  const known = parsed.get(country);
  if (known) return known;
  const towns = regions[country].flatMap(({ code }) => parseRegion(country, code));
  parsed.set(country, towns);
  return towns;
}

const parsed = new Map<CountryCode, readonly TownPosition[]>();

/** Read when the process starts, so that no request waits for the file. */
const lines = new Map(
  readFileSync(new URL("positions.txt", import.meta.url), "utf8")
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf("\t")), line] as const),
);

/** Hundredths of a degree, in the order of the names. */
function parseRegion(country: CountryCode, region: string): readonly TownPosition[] {
  const [, ...positions] = lines.get(`${country} ${region}`)?.split("\t") ?? [];
  const names = listTownNames(country, region);
  return positions.flatMap((at, index) => {
    const [lat, lon] = at.split(" ").map((hundredths) => Number(hundredths) / 100);
    const name = names[index];
    if (lat === undefined || lon === undefined || name === undefined) return [];
    return [{ region, name, lat, lon }];
  });
}
