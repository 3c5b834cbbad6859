import type { Chance } from "#world/portraits/chance.ts";
import { mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import type { Light, Room } from "#world/portraits/palettes.ts";
import type { Scene } from "./place.ts";
import { box, line, path, plane, round, sheet, shifted, stops } from "#world/portraits/svg.ts";
import type { Paint } from "#world/portraits/svg.ts";

/** The sky fills the picture; everything else is drawn over it. */
export function sky({ light, id }: Scene): string {
  return skyGradient({ light, id }) + sheet(`url(#${id}-sky)`);
}

export function skyGradient({ light, id }: Pick<Scene, "light" | "id">): string {
  const colours = stops([
    [0, light.zenith, 1],
    [0.62, light.sky, 1],
  ]);
  return `<linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1">${colours}</linearGradient>`;
}

/** The tone of the sky at head height. */
export function skyTone({ zenith, sky: low }: Light): Colour {
  return mix(zenith, low, 0.6);
}

/** Always next to the head: a big head pushes the sun to the edge. */
export function sun({ light, chance, free }: Scene): string {
  const radius = chance.between(24, 38);
  const x = Math.min(chance.between(44, 104), free - radius - 10);
  return round(Math.max(x, 14), chance.between(66, 124), radius, light.glow, 0.9);
}

/** Land or sand up to a wavy line at height `y`. */
export function ridge(chance: Chance, y: number, swing: number, paint: Paint): string {
  const phase = chance.between(0, 6);
  const height = (x: number, ahead = 0) => y + Math.sin(phase + x / 62 + ahead) * swing;
  const waves = [0, 100, 200, 300].map((x) => {
    const end = x + 100;
    return path`C${x + 34},${height(x, 0.5)} ${x + 66},${height(end, -0.5)} ${end},${height(end)}`;
  });
  return plane(path`M0,${height(0)}` + waves.join("") + "L400,500 L0,500Z", paint);
}

/** Short bright lines on water, each with its start and length. */
export function glints(light: Light, list: readonly [x: number, y: number, length: number][]) {
  const data = list.map(([x, y, length]) => path`M${x},${y}h${length}`).join("");
  return line(data, light.glow, 3, 0.5);
}

/** A framed picture on the wall, centred at x, y. */
export function frame(
  { room, chance }: Scene,
  [x, y]: [number, number],
  [width, height]: [number, number],
): string {
  const inner = [width - 28, height - 28] as [number, number];
  const picture = chance.pick([landscape, mountain, sprig]);
  return shifted(
    x - width / 2,
    y - height / 2,
    box(0, 0, [width, height], room.wood) +
      box(5, 5, [width - 10, height - 10], "#FBF4E6") +
      shifted(14, 14, picture(room, ...inner)),
  );
}

function landscape(room: Room, width: number, height: number): string {
  const hill = path`M0,${height * 0.7}Q${width / 2},${height * 0.47} ${width},${height * 0.74}`;
  return (
    box(0, 0, [width, height], room.wainscot) +
    round(width / 2, height * 0.4, width * 0.25, room.accent) +
    plane(hill + path`V${height}H0Z`, room.leaf)
  );
}

function mountain(room: Room, width: number, height: number): string {
  const peak = path`M0,${height}L${width / 2},${height * 0.22}L${width},${height}Z`;
  return box(0, 0, [width, height], room.accent) + plane(peak, room.soft);
}

function sprig(room: Room, width: number, height: number): string {
  const stem = path`M${width / 2},${height - 4}V${height * 0.26}`;
  const left = path`M${width / 2},${height * 0.65}q-14,-4 -16,-18`;
  const right = path`M${width / 2},${height * 0.57}q14,-4 16,-18`;
  return box(0, 0, [width, height], room.soft) + line(stem + left + right, room.leaf, 4);
}

/** A stalk from x, y that leans by `lean`, with eight leaves. */
export function stalk(
  [x, y]: [number, number],
  height: number,
  lean: number,
  colour: Colour,
): string {
  const top = path`${x + lean},${y - height}`;
  const stem = path`M${x},${y}Q${x + lean * 0.3},${y - height * 0.6} ` + top;
  const leaves = [1, 2, 3, 4, 5, 6, 7, 8].map((leaf) => {
    const up = leaf / 9;
    const size = 58 * (1 - up * 0.5) * (leaf % 2 === 1 ? 1 : -1);
    const rise = Math.abs(size);
    const data =
      path`M${x + lean * up * up},${y - height * up}` +
      path`q${size * 0.4},${-rise * 0.6} ${size},${-rise * 0.5}` +
      path`q${-size * 0.3},${rise * 0.5} ${-size},${rise * 0.5}Z`;
    return plane(data, colour);
  });
  return line(stem, colour, 4) + leaves.join("");
}

/** A plant in a pot with its base at x, y. */
export function pottedPlant(room: Room, x: number, y: number): string {
  const stalks = [-38, -16, 8, 34].map((lean, i) =>
    stalk([x, y], 110 + (i % 2) * 40, lean, mix(room.leaf, room.dark, i * 0.09)),
  );
  const pot = path`M${x - 30},${y - 6}h60l-8,62h-44Z`;
  return stalks.join("") + plane(pot, room.accent);
}
