import { contrast, luminance } from "./colour.ts";
import { LIGHT_NAMES, ROOM_NAMES } from "./palettes.ts";
import type { LightName, RoomName } from "./palettes.ts";
import { HAIRS, SKINS } from "./pigments.ts";
import { tonesOf } from "./places/places.ts";
import type { PlaceName, Setting } from "./places/places.ts";
import type { HairStyle, Sitter } from "./sitter.ts";

/** WCAG contrast of hair (or a bare scalp) and of skin with the background. */
export const OUTLINE_AGAINST_PLACE = 1.25;
export const SKIN_AGAINST_PLACE = 1.1;

/** Whether the sitter contrasts with the background of the head. */
export function suits(sitter: Sitter, setting: Setting): boolean {
  const { head } = tonesOf(setting);
  const skin = SKINS[sitter.skin].base;
  const outline = BARE.has(sitter.style) ? skin : HAIRS[sitter.hair];

  // Deep skin under dark hair is lost at dusk and against dark walls, whatever the ratio.
  const dark = luminance(skin) < 0.13 && luminance(outline) < 0.13;
  if (dark && luminance(head) < 0.24) return false;
  if (contrast(outline, head) < OUTLINE_AGAINST_PLACE) return false;
  return FRAMING.has(sitter.style) || contrast(skin, head) >= SKIN_AGAINST_PLACE;
}

export function suitedLights(sitter: Sitter, place: PlaceName): LightName[] {
  return LIGHT_NAMES.filter((light) => suitedRooms(sitter, place, light).length > 0);
}

export function suitedRooms(sitter: Sitter, place: PlaceName, light: LightName): RoomName[] {
  return ROOM_NAMES.filter((room) => suits(sitter, { place, light, room }));
}

const BARE: ReadonlySet<HairStyle> = new Set(["bald", "crown"] as const);

/** Styles in which hair frames the face. */
const FRAMING: ReadonlySet<HairStyle> = new Set(["bob", "lob", "wavy", "long", "fringe", "cloud"]);
