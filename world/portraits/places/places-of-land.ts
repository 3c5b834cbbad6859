import { mix } from "#world/portraits/colour.ts";
import type { Place, Scene } from "./place.ts";
import { ridge, sky, skyTone, sun } from "./place-pieces.ts";
import { box, line, oval, path, plane, round, sheet } from "#world/portraits/svg.ts";

export const polder: Place = {
  tones: (light) => ({ head: skyTone(light), shoulders: light.near }),
  draw(scene) {
    const { light, chance } = scene;
    const land = chance.between(236, 300);
    const ditch = path`M0,${land + 26}L400,${land + 14}L400,${land + 30}L0,${land + 60}Z`;
    const row = Array.from({ length: 7 }, (_, i) => poplar(scene, 238 + i * 25, land, i / 9));
    return (
      sky(scene) +
      sun(scene) +
      row.join("") +
      box(0, land, [400, 300], light.mid) +
      plane(ditch, light.sky, 0.75) +
      ridge(chance, land + 80, 5, light.near)
    );
  },
};

export const hills: Place = {
  tones: (light) => ({
    head: mix(skyTone(light), light.far, 0.3),
    shoulders: mix(light.mid, light.near, 0.2),
  }),
  draw(scene) {
    const { light, chance } = scene;
    const valley = chance.between(236, 300);
    const cypresses = [16, 43, 70, 343, 370].map((x) => {
      const height = chance.between(50, 86);
      return oval(x, valley + 14 - height * 0.4, [8, height * 0.5], light.near);
    });
    const furrows = [0, 1, 2, 3, 4].map((i) => {
      const y = valley + i * 26;
      const data = path`M-10,${y + 92}Q200,${y + 66 + i * 4} 410,${y + 88}`;
      return line(data, mix(light.mid, light.near, 0.6), 5, 0.6);
    });
    return (
      sky(scene) +
      sun(scene) +
      ridge(chance, valley - 40, 26, light.far) +
      ridge(chance, valley + 4, 20, mix(light.far, light.mid, 0.6)) +
      cypresses.join("") +
      ridge(chance, valley + 40, 14, light.mid) +
      furrows.join("")
    );
  },
};

export const wood: Place = {
  tones: (light) => ({
    head: mix(skyTone(light), light.far, 0.6),
    shoulders: light.mid,
  }),
  draw(scene) {
    const { light, chance } = scene;
    const { accent, far, mid, near } = light;
    const farTrunks = Array.from({ length: 8 }, (_, i) => {
      const x = i * 54 + chance.between(-12, 12);
      return box(x, 0, [chance.between(8, 14), 420], mix(far, mid, 0.6));
    });
    return (
      sky(scene) +
      sheet(far, 0.45) +
      farTrunks.join("") +
      ridge(chance, 360, 12, mid) +
      plane(trunk(chance.between(14, 60)), near) +
      plane(trunk(chance.between(330, 370)), near) +
      plane(trunk(chance.between(96, 112)), mix(mid, near, 0.5)) +
      round(70, 20, 70, accent, 0.45) +
      round(180, -10, 80, mix(accent, far, 0.4), 0.45) +
      round(330, 24, 84, accent, 0.4)
    );
  },
};

export const garden: Place = {
  tones: (light) => ({
    head: mix(skyTone(light), light.mid, 0.5),
    shoulders: light.near,
  }),
  draw(scene) {
    const { light, chance } = scene;
    const hedge =
      "M0,210C30,180 70,196 96,204C140,176 190,200 220,190C270,176 300,200 336,186" +
      "C360,180 384,190 400,186V500H0Z";
    return (
      sky(scene) +
      sun(scene) +
      ridge(chance, 170, 14, light.far) +
      plane(hedge, light.mid) +
      box(0, 300, [400, 200], light.near) +
      Array.from({ length: 15 }, () => flower(scene)).join("")
    );
  },
};

export const heath: Place = {
  tones: (light) => ({
    head: skyTone(light),
    shoulders: mix(mix(light.mid, "#9B7080", 0.5), mix(light.near, "#6E5463", 0.4), 0.6),
  }),
  draw(scene) {
    const { light, chance } = scene;
    const { far, mid, near } = light;
    const land = chance.between(236, 300);
    return (
      sky(scene) +
      sun(scene) +
      ridge(chance, land - 20, 14, far) +
      ridge(chance, land + 10, 8, mix(far, "#A9818C", 0.5)) +
      round(346, land - 44, 34, near) +
      round(318, land - 28, 26, mix(near, mid, 0.3)) +
      box(334, land - 20, [7, 44], mix(near, "#2A1F1A", 0.35)) +
      ridge(chance, land + 46, 10, mix(mid, "#9B7080", 0.5)) +
      ridge(chance, land + 110, 10, mix(near, "#6E5463", 0.4))
    );
  },
};

function poplar({ light, chance }: Scene, x: number, land: number, depth: number): string {
  const half = chance.between(66, 110) * 0.55;
  return (
    oval(x, land - half, [chance.between(8, 12), half], mix(light.far, light.mid, depth)) +
    box(x - 1.5, land - 14, [3, 16], light.near)
  );
}

function trunk(x: number): string {
  const right = path`C${x + 24},200 ${x + 26},340 ${x + 36},470`;
  const left = path`C${x + 2},340 ${x + 2},200 ${x},-5Z`;
  return path`M${x},-5L${x + 26},-5` + right + path`L${x - 10},470` + left;
}

/** To the left or right of the sitter, never in front. */
function flower({ light, chance }: Scene): string {
  const x = chance.pick([chance.between(0, 118), chance.between(282, 400)]);
  const y = chance.between(214, 360);
  const size = chance.between(7, 13);
  const petals = chance.pick([light.accent, light.glow, mix(light.accent, "#FFFFFF", 0.4)]);
  return (
    line(path`M${x},${y}v70`, mix(light.near, "#12302C", 0.2), 2.6) +
    round(x, y, size, petals) +
    round(x, y, size * 0.35, mix(petals, "#6B3B1E", 0.4))
  );
}
