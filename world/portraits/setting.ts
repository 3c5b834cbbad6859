import { chanceOf } from "./chance.ts";
import type { Chance } from "./chance.ts";
import { LIGHT_NAMES, LIGHT_WEIGHTS, ROOM_NAMES } from "./palettes.ts";
import type { LightName } from "./palettes.ts";
import { PLACE_NAMES } from "./places/places.ts";
import type { PlaceName, Setting } from "./places/places.ts";
import type { Sitter } from "./sitter.ts";
import { suitedLights, suitedRooms } from "./suits.ts";

/**
 * The setting of one shot. The places of one seed are a shuffled deck, so that a member's shots are
 * in different places while there are any left. A pinned place need not suit the sitter.
 */
export function drawSetting(
  seed: string,
  shot: number,
  sitter: Sitter,
  pins: Partial<Setting> = {},
): Setting {
  const place = pins.place ?? drawPlace(seed, shot, sitter);
  const palette = drawPalette(chanceOf(`palette:${seed}:${shot}`), place, sitter);
  return { ...palette, ...pins, place };
}

function drawPlace(seed: string, shot: number, sitter: Sitter): PlaceName {
  const deck = chanceOf(`deck:${seed}`)
    .shuffle(PLACE_NAMES)
    .filter((place) => suitedLights(sitter, place).length > 0);
  const place = deck[shot % deck.length];
  if (place === undefined) throw new Error("No place suits this sitter.");
  return place;
}

function drawPalette(chance: Chance, place: PlaceName, sitter: Sitter): Omit<Setting, "place"> {
  const lights = orAll(suitedLights(sitter, place), LIGHT_NAMES);
  const weights = Object.fromEntries(lights.map((light) => [light, LIGHT_WEIGHTS[light]]));
  const light = chance.weigh<LightName>(weights);
  return { light, room: chance.pick(orAll(suitedRooms(sitter, place, light), ROOM_NAMES)) };
}

function orAll<T>(suited: readonly T[], all: readonly T[]): readonly T[] {
  return suited.length > 0 ? suited : all;
}
