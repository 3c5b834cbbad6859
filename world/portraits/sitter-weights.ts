import { HAIR_FAMILIES } from "./pigments.ts";
import type { Hair, HairFamily, Skin } from "./pigments.ts";
import type { Beard, Gender, HairStyle } from "./sitter.ts";

export const DARK_SKINS: ReadonlySet<Skin> = new Set(["tan", "brown", "umber", "ebony"]);
const TIGHT_CURLED: ReadonlySet<Skin> = new Set(["brown", "umber", "ebony"]);

interface Traits {
  gender: Gender;
  age: number;
  skin: Skin;
  hairFamily: HairFamily | undefined;
}
type Weights<K extends string> = Partial<Record<K, number>>;

const SKIN_WEIGHTS: Readonly<Record<Skin, number>> = {
  porcelain: 20,
  fair: 28,
  sand: 16,
  olive: 11,
  tan: 9,
  brown: 8,
  umber: 5,
  ebony: 3,
};

/** Fair and red hair go with fair skin. */
export function skinWeights(hairFamily?: HairFamily): Weights<Skin> {
  const { porcelain, fair, sand, olive } = SKIN_WEIGHTS;
  if (hairFamily === "red") return { porcelain, fair, sand: sand / 4 };
  if (hairFamily === "blonde") return { porcelain, fair, sand, olive: olive / 4 };
  if (hairFamily === "brown") return { ...SKIN_WEIGHTS, ebony: 0 };
  return SKIN_WEIGHTS;
}

/** Hair shows the age: the older, the greyer. */
export function hairWeights({ gender, age, skin, hairFamily }: Traits): Weights<Hair> {
  const grey = greyness(age);
  const drawn = DARK_SKINS.has(skin) ? darkHair(grey) : anyHair(grey, gender === "female");
  if (hairFamily === undefined) return drawn;
  return Object.fromEntries(
    HAIR_FAMILIES[hairFamily].map((hair) => [hair, Math.max(drawn[hair] ?? 0, 1)]),
  );
}

function darkHair(grey: number): Weights<Hair> {
  return {
    black: 12 * (1.2 - grey),
    espresso: 9 * (1.2 - grey),
    pepper: 9 * grey,
    steel: 7 * grey,
    silver: 4 * grey,
  };
}

function anyHair(grey: number, woman: boolean): Weights<Hair> {
  return {
    black: 3 * (1 - grey),
    espresso: 8 * (1.1 - grey),
    brown: 11 * (1.1 - grey),
    chestnut: 9 * (1.1 - grey),
    auburn: (woman ? 5 : 1.3) * (1.1 - grey * 0.7),
    copper: (woman ? 2 : 0.7) * (1.1 - grey * 0.7),
    honey: 7 * (1.15 - grey),
    blonde: (woman ? 9 : 4) * (1.15 - grey * 0.8),
    ash: 5,
    pepper: 7 * grey,
    steel: 9 * grey,
    silver: 10 * grey,
    white: 8 * grey * grey,
  };
}

/** A known hair colour implies that there is hair. */
export function styleWeights({ gender, age, skin, hairFamily }: Traits): Weights<HairStyle> {
  const tight = TIGHT_CURLED.has(skin);
  if (gender === "female") return womensStyles(tight);
  const weights = mensStyles(tight, greyness(age));
  return hairFamily === undefined ? weights : { ...weights, bald: 0 };
}

function womensStyles(tight: boolean): Weights<HairStyle> {
  return {
    bob: 16,
    lob: 14,
    wavy: tight ? 3 : 15,
    long: tight ? 1 : 9,
    pixie: 10,
    bun: 10,
    ponytail: 9,
    fringe: tight ? 2 : 9,
    cloud: tight ? 26 : 7,
    crop: 6,
  };
}

function mensStyles(tight: boolean, grey: number): Weights<HairStyle> {
  return {
    side: 18,
    swept: 15,
    buzz: tight ? 22 : 6,
    bald: 7 + 9 * grey,
    crown: 3 + 12 * grey,
    curls: tight ? 14 : 8,
    mane: 6,
    crew: 13,
  };
}

export const BEARD_WEIGHTS: Readonly<Record<Beard, number>> = {
  none: 48,
  full: 18,
  short: 18,
  goatee: 5,
  moustache: 5,
};

/** 0 up to the age of 40, 1 from 68. */
function greyness(age: number): number {
  return Math.min(1, Math.max(0, (age - 40) / 28));
}
