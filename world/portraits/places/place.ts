import type { Chance } from "#world/portraits/chance.ts";
import type { Colour } from "#world/portraits/colour.ts";
import type { Light, Room } from "#world/portraits/palettes.ts";

/**
 * The background of a sitter: at most five planes of low contrast, the horizon between mouth and
 * shoulders, the light on the left, next to the head.
 */
export interface Place {
  tones(light: Light, room: Room): Tones;
  /** SVG of the whole picture, 400 × 500. */
  draw(scene: Scene): string;
}

/** Representative tones behind the head and behind the clothes. */
export interface Tones {
  head: Colour;
  shoulders: Colour;
}

export interface Scene {
  light: Light;
  room: Room;
  chance: Chance;
  /** The prefix of every id, so that a page can contain several pictures. */
  id: string;
  /** The x up to which no sitter covers the picture; 400 without a sitter. */
  free: number;
}
