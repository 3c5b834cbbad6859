import { mix } from "#world/portraits/colour.ts";
import { crest, dome, hairdo, strands } from "./hair-strokes.ts";
import type { Hairdo, Hairline } from "./hair-strokes.ts";
import { swept } from "./hair-of-men.ts";
import { line, path, plane, symmetric } from "#world/portraits/svg.ts";

export function bob(hair: Hairline): Hairdo {
  const w = hair.half;
  const back = path` L${w + 18},50 C${w + 20},84 ${w},92 ${w - 20},88 L0,88Z`;
  return loose(hair, dome(w, 15, -20) + back, { length: 78, out: 15, inward: 12 });
}

export function lob(hair: Hairline): Hairdo {
  const w = hair.half;
  const back =
    path` C${w + 21},40 ${w + 25},84 ${w + 14},118` +
    path` C${w + 4},136 ${w - 22},138 ${w - 34},128 L0,128Z`;
  return loose(hair, dome(w, 15, -20) + back, { length: 104, out: 16, inward: 10 });
}

export function wavy(hair: Hairline): Hairdo {
  const w = hair.half;
  const edge = w + 18;
  const back =
    path` C${edge + 14},10 ${edge - 4},34 ${edge + 10},60` +
    path` C${edge + 22},86 ${edge + 4},104 ${edge + 16},134` +
    path` C${edge + 24},160 ${edge - 4},176 ${edge - 20},172 L0,172Z`;
  return loose(hair, dome(w, 16, -20) + back, { length: 90, out: 17, inward: 2 });
}

export function long(hair: Hairline): Hairdo {
  const w = hair.half;
  const back = path` C${w + 18},60 ${w + 20},150 ${w + 14},214 L0,214Z`;
  return loose(hair, dome(w, 14, -20) + back, { length: 96, out: 14, inward: 4 });
}

export function fringe(hair: Hairline): Hairdo {
  const { half: w, tint } = hair;
  const back =
    path` C${w + 18},40 ${w + 20},80 ${w + 20},112` +
    path` C${w},122 ${w - 24},120 ${w - 30},112 L0,112Z`;
  const front =
    path`M0,-127 C54,-128 ${w + 15},-92 ${w + 14},-20 C${w + 16},30 ${w + 16},70 ${w + 12},100` +
    path` C${w - 6},92 ${w - 2},30 ${w - 6},-22 C40,-31 22,-34 0,-34Z`;
  const cast =
    path`M0,-120 L80,-120 L80,40 L${w - 7},40 L${w - 9},-16` +
    path` C${w / 2 + 10},-21 15,-23.5 0,-23.5Z`;
  const fall = [
    "M-6,-110C-26,-90 -34,-60 -36,-36",
    "M8,-110C24,-90 30,-60 28,-36",
    "M0,-108L-4,-38",
  ];
  const light = path`M-20,-116C-52,-108 ${-w - 6},-80 ${-w - 6},-36`;
  return hairdo({
    back: plane(symmetric(dome(w, 14, -20) + back), tint.dark),
    front:
      plane(symmetric(front), tint.base) +
      strands(hair, fall) +
      crest(hair, light, { opacity: 0.55 }),
    cast: symmetric(cast),
    coversEars: true,
  });
}

/** For men: combed back from a high line, behind the ears, with ragged ends at the collar. */
export function mane(hair: Hairline): Hairdo {
  const { half: w, tint } = hair;
  const back =
    path` C${w + 9},20 ${w + 3},52 ${w + 6},86 L${w - 2},80 L${w - 6},98 L${w - 14},88` +
    path` L${w - 22},104 L${w - 32},92 L0,92Z`;
  const combed = [
    path`M${w - 4},-30C${w + 6},0 ${w + 2},40 ${w + 3},74`,
    path`M${-w + 4},-30C${-w - 6},0 ${-w - 2},40 ${-w - 3},74`,
  ];
  const { front, cast } = swept(hair);
  return hairdo({
    back: plane(symmetric(dome(w, 6, -20) + back), tint.dark) + strands(hair, combed),
    front,
    cast,
  });
}

interface Locks {
  length: number;
  out: number;
  inward: number;
}

/** Worn loose: a mass behind the body and two locks from the parting in front of the face. */
function loose(hair: Hairline, back: string, locks: Locks): Hairdo {
  return hairdo({
    back: plane(symmetric(back), hair.tint.dark),
    front: twoLocks(hair, locks),
    cast: castOfLocks(hair),
    coversEars: true,
  });
}

function twoLocks(hair: Hairline, { length, out, inward }: Locks): string {
  const { half: w, parting, tint } = hair;
  const edge = w + out;
  const inner = w - inward;
  const [knee, shin] = [length * 0.4, length * 0.7];
  const big =
    path`M${parting},-122C-34,-132 ${-edge},-104 ${-edge},-24` +
    path`C${-edge},${knee} ${-edge - 2},${shin} ${4 - edge},${length}` +
    path`C${-inner},${length - 6} ${2 - w},30 ${6 - w},-8C-38,-30 -4,-44 ${parting + 2},-84Z`;
  const small =
    path`M${parting},-122C52,-126 ${edge},-98 ${edge},-24` +
    path`C${edge},${knee} ${edge + 2},${shin} ${edge - 4},${length}` +
    path`C${inner},${length - 6} ${w - 2},24 ${w - 5},-14` +
    path`C${w - 10},-38 ${parting + 12},-58 ${parting - 1},-84Z`;
  const combed = [
    path`M${parting - 6},-112C-30,-112 ${10 - edge},-84 ${8 - edge},-20`,
    path`M${parting - 2},-102C-20,-98 ${22 - edge},-70 ${14 - edge},-26`,
  ];
  const light = path`M${parting - 16},-117C-46,-114 ${6 - edge},-84 ${5 - edge},-40`;
  return (
    plane(small, mix(tint.base, tint.dark, 0.3)) +
    plane(big, tint.base) +
    strands(hair, combed) +
    line(light, tint.light, 4, 0.55)
  );
}

function castOfLocks({ half: w, parting }: Hairline): string {
  return (
    path`M-80,-120L80,-120L80,60L${w - 6},60C${w - 4},10 ${w - 8},-10 50,-30` +
    path`C0,-44 ${parting},-60 ${parting},-76C${parting - 10},-58 -40,-40 ${8 - w},0` +
    path`L${6 - w},60L-80,60Z`
  );
}
