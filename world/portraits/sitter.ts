import type { Colour } from "./colour.ts";
import type { Hair, HairFamily, Skin } from "./pigments.ts";

export type Gender = "female" | "male";
type WomensStyle =
  | ("bob" | "lob" | "wavy" | "long" | "fringe")
  | ("pixie" | "crop" | "bun" | "ponytail" | "cloud");
type MensStyle = ("side" | "swept" | "crew" | "buzz" | "curls" | "mane") | ("bald" | "crown");
export type HairStyle = WomensStyle | MensStyle;
export type Beard = "none" | "full" | "short" | "goatee" | "moustache";
type Glasses = "none" | "round" | "soft" | "half";

/** In head units: the head's centre is 0,0, its crown is at −100, its chin near 95. */
export interface Face {
  halfWidth: number;
  jaw: number;
  chin: number;
  eyeGap: number;
  eyeLine: number;
  noseWidth: number;
  noseTip: number;
  mouthLine: number;
  mouthWidth: number;
  lips: number;
  browWeight: number;
  browArch: number;
}

/** The person portrayed: the same in every shot. */
export interface Sitter {
  gender: Gender;
  age: number;
  skin: Skin;
  hair: Hair;
  style: HairStyle;
  /** The parting's distance from the middle, left (negative) or right. */
  parting: number;
  beard: Beard;
  glasses: Glasses;
  frames: Colour;
  earrings: boolean;
  iris: Colour;
  face: Face;
  /** Half the width of the shoulders and of the neck. */
  build: { shoulders: number; neck: number };
}

/** Known traits of the sitter; a hair family leaves the exact pigment to chance. */
export type SitterPins = Partial<Sitter> & { hairFamily?: HairFamily };
