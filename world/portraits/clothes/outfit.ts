import { chanceOf } from "#world/portraits/chance.ts";
import type { Chance } from "#world/portraits/chance.ts";
import { contrast, luminance } from "#world/portraits/colour.ts";
import { DYES, SKINS } from "#world/portraits/pigments.ts";
import type { Dye } from "#world/portraits/pigments.ts";
import { isOutOfDoors, tonesOf } from "#world/portraits/places/places.ts";
import type { Setting } from "#world/portraits/places/places.ts";
import type { Gender, Sitter } from "#world/portraits/sitter.ts";

export type OutfitKind =
  | ("crew" | "knit" | "stripe" | "polo neck" | "v-neck" | "scoop" | "shirt")
  | ("polo shirt" | "blazer" | "cardigan" | "scarf");

export interface Outfit {
  kind: OutfitKind;
  cloth: Dye;
  /** The stripes, the scarf, or the garment under a blazer or cardigan. */
  second: Dye;
  necklace: boolean;
}

/**
 * Minimum contrast that keeps every portrait readable: cloth against the background, and against
 * the skin.
 */
export const CLOTH_AGAINST_PLACE = 1.7;
export const CLOTH_AGAINST_SKIN = 1.25;

export function drawOutfit(seed: string, shot: number, sitter: Sitter, setting: Setting): Outfit {
  const chance = chanceOf(`outfit:${seed}:${shot}`);
  const behind = tonesOf(setting).shoulders;
  const cloth = chance.pick(
    contrastWithSkin(sitter, ALL_DYES).filter(
      (dye) => contrast(DYES[dye], behind) > CLOTH_AGAINST_PLACE,
    ),
  );
  const kind = chance.weigh(kindWeights(sitter.gender, isOutOfDoors(setting.place)));
  const chains: Partial<Record<OutfitKind, number>> = { "v-neck": 0.6, scoop: 0.65 };
  return {
    kind,
    cloth,
    second: drawSecond(chance, kind, cloth, sitter),
    necklace: sitter.gender === "female" && chance.happens(chains[kind] ?? 0),
  };
}

const ALL_DYES = Object.keys(DYES) as Dye[];

function contrastWithSkin(sitter: Sitter, dyes: readonly Dye[]): Dye[] {
  const skin = SKINS[sitter.skin].base;
  return dyes.filter((dye) => contrast(DYES[dye], skin) > CLOTH_AGAINST_SKIN);
}

function kindWeights(gender: Gender, outOfDoors: boolean): Partial<Record<OutfitKind, number>> {
  const scarf = outOfDoors ? 13 : 2;
  if (gender === "male") {
    const tops = { crew: 12, knit: 12, stripe: 6, "polo neck": 9, "polo shirt": 7 };
    return { ...tops, shirt: 20, blazer: 16, cardigan: 8, scarf };
  }
  const tops = { crew: 12, stripe: 8, "polo neck": 12, "v-neck": 14, scoop: 14 };
  return { ...tops, shirt: 9, blazer: 12, cardigan: 10, scarf };
}

function drawSecond(chance: Chance, kind: OutfitKind, cloth: Dye, sitter: Sitter): Dye {
  const light = luminance(DYES[cloth]);
  if (kind === "stripe") return light > 0.5 ? "navy" : "cream";
  if (kind === "scarf") {
    const others = ALL_DYES.filter((dye) => contrast(DYES[dye], DYES[cloth]) > 1.5);
    return chance.pick(contrastWithSkin(sitter, others));
  }
  const under = light > 0.37 ? DARK_UNDER : LIGHT_UNDER;
  const seen = contrastWithSkin(sitter, under);
  return chance.pick(seen.length > 0 ? seen : under);
}

const DARK_UNDER = ["petrol", "navy", "rust"] as const;
const LIGHT_UNDER = ["cream", "white", "oat"] as const;
