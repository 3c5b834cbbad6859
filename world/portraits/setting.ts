import { type Chance, chanceOf } from "./chance.ts";
import { contrast, luminance } from "./colour.ts";
import {
  LIGHT_NAMES,
  LIGHT_WEIGHTS,
  type LightName,
  ROOM_NAMES,
  type RoomName,
} from "./palettes.ts";
import { HAIRS, SKINS } from "./pigments.ts";
import { PLACE_NAMES, type PlaceName, type Setting, tonesOf } from "./places.ts";
import type { HairStyle, Sitter } from "./sitter.ts";

export type SettingPins = Partial<Setting>;

/**
 * The setting of one shot. The places of one seed are a shuffled deck, so that a member's shots
 * are in different places for as long as there are any.
 */
export function drawSetting(
  seed: string,
  shot: number,
  sitter: Sitter,
  pins: SettingPins = {},
): Setting {
  const place = pins.place ?? drawPlace(seed, shot, sitter);
  const palette = drawPalette(chanceOf(`palette:${seed}:${shot}`), place, sitter);
  return { ...palette, ...pins, place };
}

/** Whether the sitter can be told from what is behind the head. */
export function suits(sitter: Sitter, setting: Setting): boolean {
  const { head } = tonesOf(setting);
  const outline = BARE.has(sitter.style) ? SKINS[sitter.skin].base : HAIRS[sitter.hair];
  const skin = SKINS[sitter.skin].base;

  // Deep skin under dark hair is lost at dusk and before dark walls, whatever the ratio says.
  const dark = luminance(skin) < 0.13 && luminance(outline) < 0.13;
  if (dark && luminance(head) < 0.24) return false;
  if (contrast(outline, head) < OUTLINE_CONTRAST) return false;
  return FRAMING.has(sitter.style) || contrast(skin, head) >= SKIN_CONTRAST;
}

export const OUTLINE_CONTRAST = 1.25;
export const SKIN_CONTRAST = 1.1;

const BARE: ReadonlySet<HairStyle> = new Set(["bald", "crown"]);
/** Styles in which hair stands between the face and the place. */
const FRAMING: ReadonlySet<HairStyle> = new Set([
  "bob",
  "lob",
  "wavy",
  "long",
  "fringe",
  "cloud",
  "mane",
] as const);

function drawPlace(seed: string, shot: number, sitter: Sitter): PlaceName {
  const deck = chanceOf(`deck:${seed}`)
    .shuffle(PLACE_NAMES)
    .filter((place) => LIGHT_NAMES.some((light) => roomsFor(sitter, place, light).length > 0));
  const place = deck[shot % deck.length];
  if (place === undefined) throw new Error("No place suits this sitter.");
  return place;
}

/** Where nothing suits, as with a pinned place, anything goes. */
function drawPalette(chance: Chance, place: PlaceName, sitter: Sitter): Omit<Setting, "place"> {
  const suited = LIGHT_NAMES.filter((light) => roomsFor(sitter, place, light).length > 0);
  const lights = suited.length > 0 ? suited : LIGHT_NAMES;
  const weights = Object.fromEntries(lights.map((light) => [light, LIGHT_WEIGHTS[light]]));
  const light = chance.weigh<LightName>(weights);
  const rooms = roomsFor(sitter, place, light);
  return { light, room: chance.pick(rooms.length > 0 ? rooms : ROOM_NAMES) };
}

function roomsFor(sitter: Sitter, place: PlaceName, light: LightName): RoomName[] {
  return ROOM_NAMES.filter((room) => suits(sitter, { place, light, room }));
}
