import { regions } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { listPositions } from "./positions.ts";
import type { TownPosition } from "./positions.ts";

export interface Town {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

interface Position {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_RADIUS_KM = 6_371;

/** The distance between two positions along the surface of the earth. */
export function computeKm(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const shrink = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const chord =
    half(to.lat - from.lat) + shrink(from.lat) * shrink(to.lat) * half(to.lon - from.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** The position of a town; null if the gazetteer has none. */
export function findTownPosition({ country, region, city }: Town): Position | null {
  return indexTowns(country).get(`${region} ${city}`) ?? null;
}

/**
 * How far apart two towns are, in kilometres rounded to two digits: 7, 12, 120. Null within one
 * town or if a position is unknown. It says nothing about where in the towns the members live.
 */
export function computeTownDistance(from: Town, to: Town): number | null {
  if (toKey(from) === toKey(to)) return null;
  const [start, end] = [findTownPosition(from), findTownPosition(to)];
  if (!start || !end) return null;
  return Math.max(1, Math.round(Number(computeKm(start, end).toPrecision(2))));
}

export interface Area {
  readonly countries: readonly CountryCode[];
  /** Null for the whole countries. */
  readonly region: string | null;
}

/** Nearly the same everywhere, unlike a degree of longitude. */
const KM_PER_DEGREE_OF_LATITUDE = 111;
const FIRST_RADIUS_KM = 25;
const FARTHEST_KM = 25_000;

interface Selection {
  readonly least: number;
  /** Null to begin with the nearest. */
  readonly first: Town | null;
}

/**
 * The towns of an area whose radius grows until it contains enough of them, nearest first. Starts
 * at `first`.
 */
export function listNearestTowns(from: Town, area: Area, { least, first }: Selection): Town[] {
  const start = findTownPosition(from);
  if (!start) return [];
  const listWithin = (km: number) => {
    const towns = area.countries.flatMap((country) =>
      listPositions(country)
        .filter((town) => area.region === null || town.region === area.region)
        .filter(({ lat }) => Math.abs(lat - start.lat) * KM_PER_DEGREE_OF_LATITUDE <= km)
        .filter((town) => computeKm(start, town) <= km)
        .map((town) => ({ country, region: town.region, city: town.name })),
    );
    return sortTowns(from, towns, first);
  };
  let km = FIRST_RADIUS_KM;
  let near = listWithin(km);
  while (near.length < least && km < FARTHEST_KM) {
    km *= 2;
    near = listWithin(km);
  }
  return near;
}

/**
 * Towns by their distance from a town, with those without a known position last. Starts at `first`.
 */
export function sortTowns(from: Town, towns: readonly Town[], first: Town | null): Town[] {
  const start = findTownPosition(from);
  const place = (town: Town) => {
    const end = findTownPosition(town);
    return { town, km: start && end ? computeKm(start, end) : Infinity, key: toKey(town) };
  };
  type Placed = ReturnType<typeof place>;
  const compare = (a: Placed, b: Placed) =>
    a.km === b.km ? Number(a.key > b.key) - Number(a.key < b.key) : a.km - b.km;
  const placed = towns.map(place).toSorted(compare);
  if (!first) return placed.map(({ town }) => town);
  const least = place(first);
  return [first, ...placed.filter((town) => compare(town, least) > 0).map(({ town }) => town)];
}

/** A key by which towns can be compared. */
export function toKey({ country, region, city }: Town): string {
  return `${country} ${region} ${city}`;
}

const indexed = new Map<string, ReadonlyMap<string, TownPosition>>();

function indexTowns(country: string): ReadonlyMap<string, TownPosition> {
  const known = indexed.get(country);
  if (known) return known;
  const towns = isCountry(country) ? listPositions(country) : [];
  const byKey = new Map(towns.map((town) => [`${town.region} ${town.name}`, town]));
  indexed.set(country, byKey);
  return byKey;
}

const isCountry = (country: string): country is CountryCode => country in regions;
