import { LIGHTS, ROOMS } from "#world/portraits/palettes.ts";
import type { LightName, RoomName } from "#world/portraits/palettes.ts";
import type { Place, Scene, Tones } from "./place.ts";
import { cafe, gallery, readingCorner, plants } from "./places-indoors.ts";
import { garden, heath, hills, polder, wood } from "./places-of-land.ts";
import { beach, canal, harbour, lake } from "./places-of-water.ts";
import { books, kitchen, window } from "./places-at-home.ts";

const OUT_OF_DOORS = { beach, polder, lake, hills, wood, canal, garden, heath, harbour };
const INDOORS = { window, books, readingCorner, cafe, kitchen, plants, gallery };

const PLACES = { ...OUT_OF_DOORS, ...INDOORS } satisfies Record<string, Place>;
export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];

export function isOutOfDoors(place: PlaceName): boolean {
  return place in OUT_OF_DOORS;
}

/** Places that not every country has: gables along a canal, and flat fields with ditches. */
const COUNTRIES_OF: Partial<Record<PlaceName, readonly string[]>> = {
  canal: ["NL"],
  polder: ["NL", "BE"],
};

/** Whether a country has such a place; without a country any place will do. */
export function isFoundIn(country: string | undefined, place: PlaceName): boolean {
  return country === undefined || (COUNTRIES_OF[place]?.includes(country) ?? true);
}

/** Where a picture is set: outdoors the light matters, indoors the room, at a window both. */
export interface Setting {
  place: PlaceName;
  light: LightName;
  room: RoomName;
}

export function drawPlace(setting: Setting, scene: Omit<Scene, "light" | "room">): string {
  const [light, room] = [LIGHTS[setting.light], ROOMS[setting.room]];
  return PLACES[setting.place].draw({ ...scene, light, room });
}

export function tonesOf({ place, light, room }: Setting): Tones {
  return PLACES[place].tones(LIGHTS[light], ROOMS[room]);
}
