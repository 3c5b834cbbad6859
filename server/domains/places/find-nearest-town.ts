import type { CountryCode } from "#contract/catalogue/regions.ts";
import { listPositions } from "./positions.ts";
import { NEAREST_TOWN_MAX_KM } from "./rules.ts";

interface Position {
  readonly lat: number;
  readonly lon: number;
}

export interface FoundPlace {
  readonly country: CountryCode;
  readonly region: string;
  readonly city: string;
}

const KM_PER_DEGREE = 111.2;

/** The town of these countries nearest to a position; null if none is near. */
export function findNearestTown(
  { lat, lon }: Position,
  countries: readonly CountryCode[],
): FoundPlace | null {
  // Over such distances the earth counts as flat, but a degree of longitude is shorter in the
  // north.
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest: FoundPlace | null = null;
  let nearestKm = NEAREST_TOWN_MAX_KM;
  for (const country of countries) {
    for (const town of listPositions(country)) {
      const km = KM_PER_DEGREE * Math.hypot(lat - town.lat, (lon - town.lon) * shrink);
      // Of towns at the same distance the first, which is the larger one.
      if (km >= nearestKm) continue;
      nearest = { country, region: town.region, city: town.name };
      nearestKm = km;
    }
  }
  return nearest;
}
