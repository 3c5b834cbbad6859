import { readFileSync } from "node:fs";

interface Town {
  readonly name: string;
  /** The name without capitals, accents and punctuation. */
  readonly key: string;
}

/** The towns of a region, largest first; empty for a region that does not exist. */
export interface Region {
  readonly towns: readonly Town[];
  readonly byKey: ReadonlyMap<string, Town>;
}

/** A region's towns; their keys are computed at its first use. */
export function getRegion(country: string, code: string): Region {
  const place = `${country} ${code}`;
  const known = regions.get(place);
  if (known) return known;
  const names = listTownNames(country, code);
  const towns = names.map((name) => ({ name, key: normalizeTown(name) }));
  // The larger of two towns with the same key.
  const region = { towns, byKey: new Map(towns.toReversed().map((town) => [town.key, town])) };
  if (towns.length > 0) regions.set(place, region);
  return region;
}

/** The names of a region's towns, largest first. */
export function listTownNames(country: string, code: string): readonly string[] {
  return namesByRegion.get(`${country} ${code}`) ?? [];
}

/** Two spellings of one town have the same key: "st. Polten" is "Sankt Pölten". */
export function normalizeTown(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replace(/[’']/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\b(?:sankt|sainte?|sint)\b/gu, "st");
}

/** Read when the process starts, so that no request waits for the file. */
const namesByRegion = readTowns();
const regions = new Map<string, Region>();

function readTowns(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(new URL("towns.txt", import.meta.url), "utf8");
  return new Map(
    text.split("\n").map((line) => {
      const [place = "", ...names] = line.split("\t");
      return [place, names] as const;
    }),
  );
}
