import { drawSitter } from "./draw-sitter.ts";
import { drawOutfit } from "./clothes/outfit.ts";
import type { Outfit } from "./clothes/outfit.ts";
import type { LightName, RoomName } from "./palettes.ts";
import type { PlaceName, Setting } from "./places/places.ts";
import { drawSetting } from "./setting.ts";
import { drawShot } from "./shot.ts";
import type { Shot } from "./shot.ts";
import type { Sitter, SitterPins } from "./sitter.ts";

export interface PortraitOptions {
  /** 0, 1, 2 …: the same sitter on different days. */
  shot: number;
  /** Known traits of the sitter; the seed decides the rest. */
  person?: SitterPins;
  place?: PlaceName;
  /** The light outdoors. */
  palette?: LightName;
  /** The colours indoors. */
  room?: RoomName;
}

/** Everything decided before drawing starts. */
export interface Composition {
  sitter: Sitter;
  shot: Shot;
  setting: Setting;
  outfit: Outfit;
}

export function composePortrait(seed: string, options: PortraitOptions): Composition {
  const { shot: number, person, place, palette, room } = options;
  const sitter = drawSitter(seed, person);
  const setting = drawSetting(seed, number, sitter, {
    ...(place && { place }),
    ...(palette && { light: palette }),
    ...(room && { room }),
  });
  return {
    sitter,
    shot: drawShot(seed, number, sitter),
    setting,
    outfit: drawOutfit(seed, number, sitter, setting),
  };
}
