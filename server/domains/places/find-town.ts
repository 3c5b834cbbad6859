import { distance } from "fastest-levenshtein";
import { getRegion, normalizeTown } from "./towns.ts";
import { SUGGESTED_TOWNS, MISTYPED_LETTERS } from "./rules.ts";

export interface Place {
  readonly country: string;
  readonly region: string;
}

/** The name of the town as the gazetteer spells it; null where the region has no such town. */
export function findTown({ country, region }: Place, name: string): string | null {
  return getRegion(country, region).byKey.get(normalizeTown(name))?.name ?? null;
}

/**
 * Towns of a region that begin with what was typed, then those with a word that does; if there are
 * none, the town with nearly this name.
 */
export function suggestTowns({ country, region }: Place, typed: string): string[] {
  const key = normalizeTown(typed);
  const starting: string[] = [];
  const containing: string[] = [];
  for (const town of getRegion(country, region).towns) {
    if (town.key.startsWith(key)) starting.push(town.name);
    else if (town.key.includes(` ${key}`)) containing.push(town.name);
    if (starting.length === SUGGESTED_TOWNS) break;
  }
  const matching = [...starting, ...containing].slice(0, SUGGESTED_TOWNS);
  if (matching.length > 0) return matching;
  const nearest = findNearest({ country, region }, key);
  return nearest && nearest.distance <= MISTYPED_LETTERS ? [nearest.name] : [];
}

/**
 * The town of a region with the most similar name, the larger if two are equally similar. Null if
 * more than a third of the letters differ, because the town is then probably in another region.
 */
export function suggestNearestTown(place: Place, name: string): string | null {
  const key = normalizeTown(name);
  const nearest = findNearest(place, key);
  return nearest && nearest.distance <= Math.max(MISTYPED_LETTERS, key.length / 3)
    ? nearest.name
    : null;
}

function findNearest({ country, region }: Place, key: string) {
  let nearest: { readonly name: string; readonly distance: number } | null = null;
  for (const town of getRegion(country, region).towns) {
    const letters = distance(key, town.key);
    if (!nearest || letters < nearest.distance) nearest = { name: town.name, distance: letters };
  }
  return nearest;
}
