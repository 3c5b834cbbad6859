import type { Place } from "./place.ts";
import { cafe, gallery, lamp, plants } from "./places-indoors.ts";
import { garden, heath, hills, polder, wood } from "./places-of-land.ts";
import { beach, canal, harbour, lake } from "./places-of-water.ts";
import { books, kitchen, window } from "./places-at-home.ts";

const OUT_OF_DOORS = { beach, polder, lake, hills, wood, canal, garden, heath, harbour };
const INDOORS = { window, books, lamp, cafe, kitchen, plants, gallery };

export const PLACES = { ...OUT_OF_DOORS, ...INDOORS } satisfies Record<string, Place>;
export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];
export const OUTDOOR_NAMES = Object.keys(OUT_OF_DOORS) as (keyof typeof OUT_OF_DOORS)[];

export function isOutOfDoors(place: PlaceName): boolean {
  return place in OUT_OF_DOORS;
}
