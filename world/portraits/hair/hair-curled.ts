import { chanceOf } from "#world/portraits/chance.ts";
import { luminance, mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import { castUnder, dome, hairdo } from "./hair-strokes.ts";
import type { Hairdo, Hairline } from "./hair-strokes.ts";
import { path, plane, round, symmetric, mirrored } from "#world/portraits/svg.ts";

/** A round head of tight curls with earrings below. */
export function cloud(hair: Hairline): Hairdo {
  const { half: w, tint, seed } = hair;
  const chance = chanceOf(`cloud:${seed}`);
  // The darkest hair shows only its outline, so it is drawn slightly fuller.
  const full = luminance(tint.base) < 0.03 ? 1.06 : 1;
  const outer = arc(16, 1.18, (angle) => ({
    x: Math.cos(angle) * (w + 20) * full,
    y: -34 - Math.sin(angle) * 84 * full,
    size: chance.between(23, 30),
  }));
  const brow = arc(10, 1, (angle) => ({
    x: Math.cos(angle) * (w - 2),
    y: -52 - Math.sin(angle) * 42,
    size: chance.between(17, 22),
  }));
  const inner = outer.slice(2, 14).map(({ x, y, size }) => ({
    x: x * 0.9,
    y: y * 0.96 + 2,
    size: size * 0.74,
  }));
  const toLight = hair.lit === "left" ? -1 : 1;
  const lights = brow
    .filter(({ x }) => x * toLight > 0)
    .map(({ x, y, size }) => ({ x: x * 1.12 + toLight * 3, y: y - 16, size: size * 0.42 }));
  const mass = path`M0,-140 C50,-140 ${w + 16},-100 ${w + 10},-30 C${w - 6},-66 40,-82 0,-84Z`;
  const cast = path`M-80,-120L80,-120L80,-10L${w - 8},-30C40,-62 -40,-62 ${8 - w},-30L-80,-10Z`;
  return hairdo({
    back:
      curlsOf(outer, tint.dark) +
      plane(symmetric(dome(w, 18, -20) + path` L${w},20 L0,20Z`), tint.dark),
    front:
      plane(symmetric(mass), tint.base) +
      curlsOf(inner, tint.base) +
      curlsOf(brow, tint.base) +
      curlsOf(lights, tint.light, 0.28),
    cast,
    coversEars: true,
    showsEarrings: true,
  });
}

/** Short curls, cut close above the ears. */
export function curls(hair: Hairline): Hairdo {
  const { half: w, tint, seed } = hair;
  const chance = chanceOf(`curls:${seed}`);
  const outer = arc(12, 1.04, (angle) => ({
    x: Math.cos(angle) * (w + 1),
    y: -56 - Math.sin(angle) * 56,
    size: chance.between(15, 20),
  }));
  const brow = arc(8, 1, (angle) => ({
    x: Math.cos(angle) * (w - 20),
    y: -74 - Math.sin(angle) * 28,
    size: chance.between(13, 17),
  }));
  const inner = outer.map(({ x, y, size }) => ({
    x: x * 0.92,
    y: y * 0.98 - 1,
    size: size * 0.72,
  }));
  const toLight = hair.lit === "left" ? -1 : 1;
  const lights = brow
    .filter(({ x }) => x * toLight > -6)
    .map(({ x, y, size }) => ({ x: x + toLight * 4, y: y - 15, size: size * 0.38 }));
  const temple = path`M${w + 4},-2 C${w + 10},-26 ${w + 8},-50 ${w - 2},-62 L${w - 7},-40Z`;
  return hairdo({
    front:
      curlsOf(outer, mix(tint.base, tint.dark, 0.4)) +
      curlsOf(brow, tint.base) +
      curlsOf(inner, tint.base) +
      curlsOf(lights, tint.light, 0.35) +
      plane(temple, tint.base) +
      plane(mirrored(temple), tint.base),
    cast: castUnder([48, -62], -70, -40),
  });
}

interface Curl {
  x: number;
  y: number;
  size: number;
}

/** Curls from left to right over the head; a `span` of 1 is half a circle, more goes lower. */
function arc(count: number, span: number, curl: (angle: number) => Curl): Curl[] {
  const step = (2 * span - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => curl(Math.PI * (span - i * step)));
}

function curlsOf(list: readonly Curl[], colour: Colour, opacity = 1): string {
  return list.map(({ x, y, size }) => round(x, y, size, colour, opacity)).join("");
}
