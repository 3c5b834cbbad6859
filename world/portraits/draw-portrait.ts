import { chanceOf, hash } from "./chance.ts";
import { drawBody } from "./clothes/clothes.ts";
import { composePortrait } from "./compose-portrait.ts";
import type { Composition, PortraitOptions } from "./compose-portrait.ts";
import { drawHead } from "./face/draw-head.ts";
import { dressHair } from "./hair/hair.ts";
import { poseHead } from "./face/head.ts";
import type { Head } from "./face/head.ts";
import { grain, wash } from "./light.ts";
import { drawNeck } from "./face/neck.ts";
import { drawPlace } from "./places/places.ts";
import { picture } from "./picture.ts";
import { freeOfSitter } from "./shot.ts";
import { moved, shifted, tenth } from "./svg.ts";

/**
 * A portrait as SVG, 400 × 500. The same seed and options always give the same picture, and its ids
 * are unique in a page. `grain: false` omits the paper, for raster images.
 */
export function drawPortrait(seed: string, options: PortraitOptions & { grain?: boolean }): string {
  const { grain: withGrain = true, ...choices } = options;
  const composition = composePortrait(seed, choices);
  const id = `p${hash(JSON.stringify([seed, choices])).toString(36)}`;
  const content = placeBehind(seed, choices.shot, composition, id) + figure(seed, composition, id);
  return picture({
    content: content + wash(id),
    mirrored: composition.shot.lightFrom === "right",
    paper: withGrain ? grain(id) : "",
  });
}

function placeBehind(seed: string, number: number, composition: Composition, id: string): string {
  const { sitter, shot, setting } = composition;
  const chance = chanceOf(`place:${seed}:${number}`);
  return drawPlace(setting, { chance, id, free: freeOfSitter(sitter, shot) });
}

/** Back hair, body and head, in head units. */
function figure(seed: string, { sitter, shot, outfit }: Composition, id: string): string {
  const head = poseHead(sitter, shot, id);
  const hairdo = dressHair(head, seed);
  const lean = `translate(0,103) skewX(${tenth(-shot.turn * 5)}) translate(0,-110)`;
  const { x, y, scale } = shot;
  return moved(
    `translate(${tenth(x)},${tenth(y)}) scale(${Math.round(scale * 100) / 100})`,
    tiltHead(head, hairdo.back) +
      moved(lean, drawBody(outfit, sitter, drawNeck(sitter), id)) +
      tiltHead(head, drawHead(head, hairdo)),
  );
}

/** Turns the content about the neck, as the head is held. */
function tiltHead({ shot }: Head, content: string): string {
  return shifted(shot.turn * 5, 0, moved(`rotate(${tenth(shot.tilt)} 0 90)`, content));
}
