import { mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import { GOLD } from "#world/portraits/pigments.ts";
import type { Dye, SkinPigments } from "#world/portraits/pigments.ts";
import { line, path, plane, round } from "#world/portraits/svg.ts";

/** What a garment is cut from and to which measures, in head units. */
export interface Cut {
  /** Half the width of the neck. */
  neck: number;
  woman: boolean;
  cloth: Colour;
  dark: Colour;
  light: Colour;
  second: Dye;
  necklace: boolean;
  skin: SkinPigments;
}

/**
 * The parts of a garment from back to front; the body below them always has the same bell shape.
 */
export interface Garment {
  /** On the body, clipped to its outline: stripes, ribs, whatever shows between two fronts. */
  onBody?: string;
  /** Bare skin below the neck. */
  chest?: string;
  /** Over the neck, clipped to the body's outline. */
  neckband?: string;
  /** Over neck and body: collars, lapels, a scarf. */
  over?: string;
}

export function chest({ skin }: Cut, opening: string): string {
  return plane(opening, mix(skin.base, skin.shade, 0.18));
}

export function necklace({ neck, necklace: worn }: Cut): string {
  if (!worn) return "";
  const chain = path`M${-neck - 2},128C-26,176 26,176 ${neck + 2},128`;
  return line(chain, GOLD, 1.8) + round(0, 165, 4, GOLD);
}
