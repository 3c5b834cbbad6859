import type { Colour } from "./colour.ts";

/** Outdoors: seven pigments for one hour of one season. */
export type Light = Record<"sky" | "zenith" | "far" | "mid" | "near" | "accent" | "glow", Colour>;

export const LIGHTS = {
  morning: light("#F6E8D3 #EBD3B0 #C9C6AE #A3B09A #73897A #D98A6B #FFF6E4"),
  noon: light("#DCE9E5 #B7D2CF #97B8B4 #6F9C98 #4A7A78 #EBC48E #F7FBF6"),
  dusk: light("#F3CFAE #E2A184 #B9827A #8A6671 #5A5162 #F6E0B4 #FFE9C6"),
  autumn: light("#F2E2C4 #E0BD86 #C79A62 #A3733F #6E5335 #B2583A #FFF3D9"),
  mist: light("#EAE7DF #CFD3CD #B5BFBC #93A3A2 #6E8284 #C9836B #FBF8F1"),
  evening: light("#3F6B70 #2A5258 #24474E #1E3D45 #17313A #F0BE78 #E9B98A"),
} as const;
export type LightName = keyof typeof LIGHTS;
export const LIGHT_NAMES = Object.keys(LIGHTS) as LightName[];

/**
 * Cool lights are the most frequent: a page of portraits stays teal, with accents of coral and
 * straw.
 */
export const LIGHT_WEIGHTS: Readonly<Record<LightName, number>> = {
  morning: 18,
  noon: 30,
  dusk: 15,
  autumn: 8,
  mist: 20,
  evening: 9,
};

/** Indoors: one colour scheme for wall, wood and furniture. */
export type Room = Record<
  "wall" | "wainscot" | "wood" | "dark" | "accent" | "soft" | "leaf",
  Colour
>;

export const ROOMS = {
  straw: room("#E9D3B6 #DDC09B #9B6B45 #5E4433 #1F6867 #F7EBD8 #6F8A6A"),
  petrol: room("#2F6463 #285655 #8A5C3B #173B3C #E2A36B #E9DCC3 #7FA184"),
  rose: room("#DDB3A0 #CE9D88 #8C5740 #5B3A33 #2B6A6A #F4E0D2 #667F62"),
  sage: room("#C2CDBF #AEBDAC #A57A4E #4B5B4E #C96F52 #EEF0E4 #5F7F66"),
  linen: room("#D9D3C8 #C8C0B2 #A9845B #57524A #C27A5A #F3EFE7 #728A74"),
  sea: room("#8FB0AB #7C9F9B #70452B #2E4A4B #C4694B #F4EBDA #5D7454"),
} as const;
export type RoomName = keyof typeof ROOMS;
export const ROOM_NAMES = Object.keys(ROOMS) as RoomName[];

function light(pigments: string): Light {
  const [sky, zenith, far, mid, near, accent, glow] = parsePigments(pigments);
  return { sky, zenith, far, mid, near, accent, glow };
}

function room(pigments: string): Room {
  const [wall, wainscot, wood, dark, accent, soft, leaf] = parsePigments(pigments);
  return { wall, wainscot, wood, dark, accent, soft, leaf };
}

type Seven = [Colour, Colour, Colour, Colour, Colour, Colour, Colour];

function parsePigments(pigments: string): Seven {
  const colours = pigments.split(" ");
  if (colours.length !== 7) throw new Error(`A palette has seven pigments, not ${colours.length}.`);
  return colours as Seven;
}
