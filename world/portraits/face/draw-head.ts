import { drawBeard, drawMoustacheLine } from "#world/portraits/hair/beard.ts";
import { luminance, mix } from "#world/portraits/colour.ts";
import { drawBrows, drawEyes } from "./eyes.ts";
import { drawGlasses, drawTemples } from "./glasses.ts";
import type { Hairdo } from "#world/portraits/hair/hair-strokes.ts";
import { SIDES } from "./head.ts";
import type { Head, Side } from "./head.ts";
import { drawMouth } from "./mouth.ts";
import { drawLaughLines, drawNose } from "./nose.ts";
import { GOLD, WARM_LIGHT } from "#world/portraits/pigments.ts";
import {
  clip,
  clipped,
  line,
  oval,
  path,
  plane,
  round,
  stops,
  symmetric,
} from "#world/portraits/svg.ts";

/** The head without the body, from back to front: face, features, front hair, glasses. */
export function drawHead(head: Head, hairdo: Hairdo): string {
  const { skin, id } = head;
  const outline = faceOutline(head);
  const inFace = (content: string) => clipped(`${id}-face`, content);
  const planes = shadow(head) + plane(litPlane(head), WARM_LIGHT, litOpacity(head)) + blush(head);
  return (
    clip(`${id}-face`, outline) +
    ears(head, hairdo) +
    plane(outline, skin.base) +
    inFace(planes + plane(hairdo.cast, skin.shade, 0.75)) +
    drawLaughLines(head) +
    drawBeard(head, inFace(plane(shadowPlane(head), BEARD_SHADE, 0.14))) +
    drawNose(head) +
    drawMouth(head) +
    drawMoustacheLine(head) +
    drawEyes(head) +
    drawBrows(head) +
    earrings(head, hairdo) +
    drawTemples(head) +
    hairdo.front +
    drawGlasses(head)
  );
}

const BEARD_SHADE = "#1A1210";

function faceOutline({ sitter: { face } }: Head): string {
  const { halfWidth: w, jaw, chin } = face;
  return symmetric(
    path`M0,-100 C${w * 0.68},-100 ${w},-68 ${w},-14` +
      path` C${w},22 ${jaw + 9},50 ${jaw - 6},${chin - 26}` +
      path` C${jaw - 20},${chin - 8} 17,${chin} 0,${chin}Z`,
  );
}

function shadow(head: Head): string {
  return plane(shadowPlane(head), head.skin.shade, 0.8);
}

/** The side away from the light, with a soft profile as its edge. */
function shadowPlane({ eyesX: x }: Head): string {
  const brow = path`M90,-120L26,-120C34,-70 50,-50 ${x + 45},-14`;
  const cheek = path`C${x + 42},4 ${x + 52},18 ${x + 44},40`;
  return brow + cheek + path`C${x + 38},60 22,82 6,112L90,112Z`;
}

function litPlane({ eyesX: x }: Head): string {
  const brow = path`M-90,-110L-12,-110C-8,-62 ${x - 18},-30 ${x - 27},0`;
  return brow + path`C${x - 34},26 -40,44 -90,70Z`;
}

function litOpacity({ skin }: Head): number {
  const light = luminance(skin.base);
  if (light < 0.1) return 0.17;
  return light < 0.25 ? 0.13 : 0.15;
}

function blush({ skin, eyesX, nose, id }: Head): string {
  const fading = stops([
    [0, skin.blush, 1],
    [1, skin.blush, 0],
  ]);
  const cheek = (side: Side) =>
    oval(side * 36 + eyesX, nose.y - 2, [19, 14], `url(#${id}-blush)`, side === 1 ? 0.34 : 0.55);
  return `<radialGradient id="${id}-blush">${fading}</radialGradient>${cheek(-1)}${cheek(1)}`;
}

function ears(head: Head, { coversEars }: Hairdo): string {
  const { skin, sitter } = head;
  if (coversEars) return "";
  const ear = (side: Side) => {
    const at = (outward: number) => side * (sitter.face.halfWidth + outward);
    const fold = path`M${at(4)},-6C${at(8)},-4 ${at(7)},6 ${at(2)},8`;
    return (
      oval(at(2), 2, [9.5, 17], side === 1 ? skin.shade : mix(skin.base, skin.shade, 0.35)) +
      line(fold, mix(skin.shade, skin.deep, 0.35), 2)
    );
  };
  return visibleSides(head).map(ear).join("");
}

function earrings(head: Head, { coversEars, showsEarrings }: Hairdo): string {
  const { earrings: worn, face } = head.sitter;
  if (!worn || (coversEars && !showsEarrings)) return "";
  return visibleSides(head)
    .map((side) => round(side * (face.halfWidth + 3), 25, 4, GOLD))
    .join("");
}

function visibleSides({ farSide, farEarHidden }: Head): Side[] {
  return SIDES.filter((side) => !(farEarHidden && side === farSide));
}
