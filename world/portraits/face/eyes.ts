import { luminance, mix } from "#world/portraits/colour.ts";
import { SIDES } from "./head.ts";
import type { Head, Side } from "./head.ts";
import { CREAM_LIGHT, LASH_INK } from "#world/portraits/pigments.ts";
import { line, oval, path, plane, round, shifted } from "#world/portraits/svg.ts";

/** A lid line and an iris with one highlight; the white is only hinted at. */
export function drawEyes(head: Head): string {
  return SIDES.map((side) => {
    const x = side * head.sitter.face.eyeGap + head.eyesX;
    return shifted(x, head.sitter.face.eyeLine, eye(head, side));
  }).join("");
}

function eye(head: Head, side: Side): string {
  const { sitter, shot, skin } = head;
  const foreshortened = side === head.farSide ? 1 - 0.1 * Math.abs(shot.turn) : 1;
  const half = 10 * foreshortened;
  const lid = -6.4 * shot.eyeOpening;
  const iris = shot.turn * 1.2;
  const lash = mix(skin.deep, LASH_INK, 0.72);
  const woman = sitter.gender === "female";
  return (
    eyeWhite(head, half, lid) +
    oval(iris, 1.4, [4.3 * foreshortened, 4.7 * shot.eyeOpening], sitter.iris) +
    round(iris - 1.6, -0.2, 1.25, EYE_LIGHT, 0.85) +
    line(path`M${-half},1.6Q0,${lid} ${half},1.6`, lash, woman ? 2.7 : 2.3) +
    (woman ? line(path`M${side * half},1.6l${side * 2.6},-2.2`, lash, 2) : "") +
    (sitter.age > 54 ? underEye(head, half) : "")
  );
}

const EYE_LIGHT = "#FFF6E8";
const WHITE_ON_DARK_SKIN = "#E9D8C2";

function eyeWhite({ skin, shot }: Head, half: number, lid: number): string {
  const dark = luminance(skin.base) < 0.2;
  const low = (dark ? 8 : 7) * shot.eyeOpening;
  const almond = path`M${-half},1.6Q0,${lid} ${half},1.6Q0,${low} ${-half},1.6Z`;
  return dark ? plane(almond, WHITE_ON_DARK_SKIN, 0.5) : plane(almond, CREAM_LIGHT, 0.6);
}

function underEye({ skin }: Head, half: number): string {
  return line(path`M${-half * 0.7},8.5Q0,11.4 ${half * 0.7},8.2`, skin.shade, 1.8, 0.8);
}

/** In a darker shade of the hair colour; under light hair, closer to the skin. */
export function drawBrows({ sitter, skin, hair, eyesX }: Head): string {
  const { eyeGap, eyeLine, browArch, browWeight } = sitter.face;
  const tone = luminance(hair.base) > 0.3 ? mix(hair.base, skin.deep, 0.5) : hair.dark;
  const colour = mix(tone, skin.deep, 0.18);
  const y = eyeLine - 17;
  const brow = (side: Side) => {
    const at = (outward: number) => side * (eyeGap + 0.5 + outward) + eyesX;
    const data = path`M${at(-11)},${y + 2}Q${at(2)},${y - browArch} ${at(13)},${y + 3}`;
    return line(data, colour, browWeight, 0.92);
  };
  return SIDES.map(brow).join("");
}
