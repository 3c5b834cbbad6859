import type { Chance } from "#world/portraits/chance.ts";
import { luminance, mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import type { Light } from "#world/portraits/palettes.ts";
import type { Place, Scene } from "./place.ts";
import { glints, ridge, sky, skyTone, sun } from "./place-pieces.ts";
import { box, line, path, plane, shifted } from "#world/portraits/svg.ts";

const DRY_SAND: Colour = "#D9B587";
const WET_SAND: Colour = "#B98F5C";
const PLANKS: Colour = "#5B4533";
const SEAMS: Colour = "#2A2018";
const SAIL: Colour = "#FBF3E4";

export const beach: Place = {
  tones: (light) => ({
    head: skyTone(light),
    shoulders: mix(light.zenith, mix(DRY_SAND, WET_SAND, 0.5), 0.5),
  }),
  draw(scene) {
    const { light, chance } = scene;
    const sea = horizon(chance);
    return (
      sky(scene) +
      sun(scene) +
      box(0, sea, [400, 90], light.mid) +
      box(0, sea, [400, 5], light.glow, { opacity: 0.5 }) +
      glints(light, [
        [30, sea + 30, 70],
        [250, sea + 22, 110],
        [300, sea + 44, 60],
      ]) +
      ridge(chance, sea + 70, 10, mix(light.zenith, DRY_SAND, 0.45)) +
      ridge(chance, sea + 130, 16, mix(light.zenith, WET_SAND, 0.55)) +
      Array.from({ length: 9 }, () => marram(scene, sea)).join("")
    );
  },
};

export const lake: Place = {
  tones: (light) => ({ head: skyTone(light), shoulders: mix(light.sky, light.mid, 0.35) }),
  draw(scene) {
    const { light, chance } = scene;
    const shore = horizon(chance);
    return (
      sky(scene) +
      sun(scene) +
      ridge(chance, shore - 26, 18, light.far) +
      ridge(chance, shore - 2, 7, mix(light.far, light.mid, 0.6)) +
      box(0, shore + 16, [400, 300], mix(light.sky, light.mid, 0.35)) +
      glints(light, [
        [20, shore + 44, 90],
        [280, shore + 36, 100],
        [40, shore + 80, 60],
        [300, shore + 90, 80],
      ]) +
      (chance.happens(0.7) ? shifted(338, shore + 34, sailingBoat(light)) : "")
    );
  },
};

export const canal: Place = {
  tones: (light) => {
    const [one, , other] = facades(light);
    return { head: mix(one, other, 0.5), shoulders: mix(light.mid, light.sky, 0.25) };
  },
  draw(scene) {
    const { light, chance } = scene;
    const houses = [];
    for (let x = -20; x < 400;) {
      const width = chance.between(58, 82);
      houses.push(gabledFront(scene, x, width));
      x += width;
    }
    return (
      sky(scene) +
      houses.join("") +
      box(0, 334, [400, 8], light.near) +
      box(0, 342, [400, 200], mix(light.mid, light.sky, 0.25)) +
      glints(light, [
        [20, 380, 80],
        [290, 372, 90],
        [30, 420, 50],
      ])
    );
  },
};

export const harbour: Place = {
  tones: (light) => ({ head: skyTone(light), shoulders: mix(light.near, PLANKS, 0.4) }),
  draw(scene) {
    const { light, chance } = scene;
    const quay = horizon(chance);
    const hulls = chance.shuffle([light.glow, light.accent, "#F7EFE0", light.near] as const);
    return (
      sky(scene) +
      sun(scene) +
      ridge(chance, quay, 4, light.far) +
      box(0, quay + 14, [400, 300], mix(light.mid, light.sky, 0.25)) +
      hulls.map((hull, i) => mooredBoat(scene, [30, 78, 318, 362][i] ?? 0, quay, hull)).join("") +
      box(0, quay + 110, [400, 200], mix(light.near, PLANKS, 0.4)) +
      line(path`M0,${quay + 140}H400M0,${quay + 176}H400`, mix(light.near, SEAMS, 0.5), 2, 0.5)
    );
  },
};

/** The height of the horizon: between the mouth and the shoulders. */
function horizon(chance: Chance): number {
  return chance.between(236, 300);
}

function marram({ light, chance }: Scene, sea: number): string {
  const x = chance.pick([chance.between(6, 110), chance.between(290, 394)]);
  const y = sea + chance.between(110, 160);
  const [bend, lean] = [chance.between(-8, 8), chance.between(-16, 16)];
  const rise = chance.between(34, 56);
  return line(path`M${x},${y}q${bend},-26 ${lean},${-rise}`, light.near, 2.6, 0.8);
}

function sailingBoat(light: Light): string {
  return (
    plane("M-26,0h52l-9,12h-34Z", light.near) +
    plane("M2,-6V-74L30,-8Z", SAIL) +
    plane("M-3,-8V-58L-22,-8Z", light.accent)
  );
}

function mooredBoat({ light, chance }: Scene, x: number, quay: number, hull: Colour): string {
  const top = chance.between(60, 116);
  const stays =
    path`M${x},${top + 24}L${x + 26},${quay + 20}` + path`M${x},${top + 24}L${x - 24},${quay + 20}`;
  return (
    line(path`M${x},${quay + 40}V${top}`, light.near, 3.4) +
    line(stays, light.near, 1.4, 0.6) +
    plane(path`M${x - 34},${quay + 30}h70l-10,22h-50Z`, hull)
  );
}

/** Brick in the light of the hour; at night only the walls differ. */
function facades(light: Light): [Colour, Colour, Colour, Colour] {
  const { far, mid, near, sky: low } = light;
  if (isNight(light)) return [far, mix(far, mid, 0.5), mid, near];
  return [
    mix(far, "#B9785A", 0.45),
    mix(mid, low, 0.2),
    mix(far, "#8A5A48", 0.5),
    mix(far, low, 0.3),
  ];
}

function gabledFront({ light, chance }: Scene, x: number, width: number): string {
  const top = chance.between(92, 168);
  const gable = chance.pick([pointed, stepped, bell]);
  const front = gable(x, top, width) + path`V340H${x}Z`;
  const windows = [];
  for (let y = top + 16; y < 300; y += 48) {
    for (const across of [0.2, 0.58]) {
      const lit = isNight(light) && chance.happens(0.6);
      const opacity = isNight(light) ? 0.75 : 0.6;
      const pane = lit ? light.accent : light.glow;
      windows.push(box(x + width * across, y, [width * 0.22, 28], pane, { opacity }));
    }
  }
  return plane(front, chance.pick(facades(light))) + windows.join("");
}

function pointed(x: number, top: number, width: number): string {
  return path`M${x},${top}L${x + width / 2},${top - 36}L${x + width},${top}`;
}

function stepped(x: number, top: number, width: number): string {
  const [edge, step] = [width * 0.16, width * 0.17];
  const up = path`M${x},${top}h${edge}v-14h${step}v-14h${width * 0.34}`;
  return up + path`v14h${step}v14h${edge}`;
}

function bell(x: number, top: number, width: number): string {
  const at = (share: number) => x + width * share;
  const up = path`M${x},${top}C${at(0.3)},${top} ${at(0.24)},${top - 34} ${at(0.5)},${top - 34}`;
  return up + path`C${at(0.76)},${top - 34} ${at(0.7)},${top} ${at(1)},${top}`;
}

/** Whether the sky is dark enough for lit windows. */
function isNight(light: Light): boolean {
  return luminance(light.sky) < 0.2;
}
