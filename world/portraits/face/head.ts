import { luminance, mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import { HAIR_INK, HAIR_LIGHT, HAIRS, SKINS } from "#world/portraits/pigments.ts";
import type { SkinPigments } from "#world/portraits/pigments.ts";
import type { Shot } from "#world/portraits/shot.ts";
import type { Sitter } from "#world/portraits/sitter.ts";

export type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];

/** The hair colour, its shade and its highlight. */
export interface HairTint {
  base: Colour;
  dark: Colour;
  light: Colour;
}

/** A head as held in one shot, with everything its parts need to know. */
export interface Head {
  /** As seen: a turned face is narrower. */
  sitter: Sitter;
  shot: Shot;
  skin: SkinPigments;
  hair: HairTint;
  /** How far the turn shifts the eyes; the nose and the mouth in front of them shift more. */
  eyesX: number;
  nose: { x: number; y: number };
  mouth: { x: number; y: number };
  /** The side turned away, and whether it is turned so far that the ear is hidden. */
  farSide: Side;
  farEarHidden: boolean;
  /** The prefix of every id in the drawing. */
  id: string;
}

export function poseHead(sitter: Sitter, shot: Shot, id: string): Head {
  const { turn } = shot;
  const halfWidth = sitter.face.halfWidth * (1 - 0.025 * Math.abs(turn));
  const face = { ...sitter.face, halfWidth };
  const eyesX = turn * 10;
  return {
    sitter: { ...sitter, face },
    shot,
    skin: SKINS[sitter.skin],
    hair: tintOf(HAIRS[sitter.hair]),
    eyesX,
    nose: { x: eyesX * 1.25, y: face.noseTip },
    mouth: { x: eyesX * 1.1, y: face.mouthLine },
    farSide: turn < 0 ? -1 : 1,
    farEarHidden: Math.abs(turn) > 0.55,
    id,
  };
}

function tintOf(base: Colour): HairTint {
  const crest = luminance(base) < 0.04 ? 0.14 : 0.22;
  return { base, dark: mix(base, HAIR_INK, 0.28), light: mix(base, HAIR_LIGHT, crest) };
}
