import { readFileSync } from "node:fs";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { getRegion } from "./towns.ts";

/** A region's towns whose position is known, the largest first. */
export interface RegionPositions {
  readonly country: CountryCode;
  readonly region: string;
  readonly towns: readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
}

/** Where the towns of `towns.txt` are; read when the process starts, parsed at the first use. */
export function listPositions(): readonly RegionPositions[] {
  parsed ??= text.trim().split("\n").map(parseRegion);
  return parsed;
}

const text = readFileSync(new URL("positions.txt", import.meta.url), "utf8");
let parsed: readonly RegionPositions[] | undefined;

/** Hundredths of a degree, in the order of the names; empty where the position is not known. */
function parseRegion(line: string): RegionPositions {
  const [place = "", ...positions] = line.split("\t");
  const [country = "", region = ""] = place.split(" ");
  const { towns } = getRegion(country, region);
  return {
    country: country as CountryCode,
    region,
    towns: positions.flatMap((at, index) => {
      const [lat, lon] = at.split(" ").map((hundredths) => Number(hundredths) / 100);
      const name = towns[index]?.name;
      return lat === undefined || lon === undefined || name === undefined
        ? []
        : [{ name, lat, lon }];
    }),
  };
}
