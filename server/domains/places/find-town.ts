import { listTowns, normalizeTown } from "./towns.ts";

export interface Place {
  readonly country: string;
  readonly region: string;
}

/** The name of the town as the gazetteer spells it; null where the region has no such town. */
export function findTown({ country, region }: Place, name: string): string | null {
  const key = normalizeTown(name);
  return listTowns(country, region).find((town) => town.key === key)?.name ?? null;
}

const SUGGESTED = 8;

/**
 * Towns of a region that begin with what was typed, then those with a word that does; if there are
 * none, the town with nearly this name.
 */
export function suggestTowns({ country, region }: Place, typed: string): string[] {
  const key = normalizeTown(typed);
  const towns = listTowns(country, region);
  const starting = towns.filter((town) => town.key.startsWith(key));
  const containing = towns.filter(
    (town) => !town.key.startsWith(key) && town.key.includes(` ${key}`),
  );
  const matching = [...starting, ...containing].slice(0, SUGGESTED).map(({ name }) => name);
  if (matching.length > 0) return matching;
  const nearest = findNearest({ country, region }, key);
  return nearest && nearest.distance <= MISTYPED ? [nearest.name] : [];
}

/** How many letters of a town's name may be wrong while it is typed. */
const MISTYPED = 2;

/** The town of a region whose name is most like this one, of two the larger. */
export function suggestNearestTown(place: Place, name: string): string | null {
  return findNearest(place, normalizeTown(name))?.name ?? null;
}

function findNearest({ country, region }: Place, key: string) {
  let nearest: { readonly name: string; readonly distance: number } | null = null;
  for (const town of listTowns(country, region)) {
    const distance = computeDistance(key, town.key);
    if (!nearest || distance < nearest.distance) nearest = { name: town.name, distance };
  }
  return nearest;
}

/** Levenshtein's: how many letters have to be added, removed or replaced. */
function computeDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
