import { chanceOf } from "./chance.ts";
import type { Sitter } from "./sitter.ts";

/**
 * One day of one sitter. A picture is drawn with its light from the left and mirrored as a whole if
 * the light comes from the right, so drawing code does not need to know the side.
 */
export interface Shot {
  lightFrom: "left" | "right";
  /** −1 to 1: how far the head is turned; negative is towards the light. */
  turn: number;
  /** Degrees. */
  tilt: number;
  scale: number;
  /** The centre of the head in the picture. */
  x: number;
  y: number;
  smile: "open" | "closed";
  /** How wide the eyes are open, around 1. */
  eyeOpening: number;
}

export function drawShot(seed: string, number: number, sitter: Sitter): Shot {
  const chance = chanceOf(`shot:${seed}:${number}`);
  const { between } = chance;
  const bun = sitter.style === "bun";

  const lightFrom = chance.pick(["left", "right"] as const);
  const turn = between(0.15, 0.9) * (chance.happens(0.8) ? -1 : 1);
  const tilt = between(-6.5, 6.5);
  const scale = between(1.2, bun ? 1.28 : 1.5);
  return {
    lightFrom,
    turn,
    tilt,
    scale,
    x: 200 - turn * between(6, 26) + between(-10, 10),
    y: 222 + (scale - 1.2) * 44 + between(-4, 8) + (bun ? 14 : 0),
    smile: chance.happens(sitter.gender === "female" ? 0.45 : 0.3) ? "open" : "closed",
    eyeOpening: between(0.85, 1.15),
  };
}

/** The x up to which the sitter leaves the picture free on the light's side. */
export function freeOfSitter(sitter: Sitter, shot: Shot): number {
  const hair = 20;
  return shot.x - shot.scale * (sitter.face.halfWidth + hair);
}
