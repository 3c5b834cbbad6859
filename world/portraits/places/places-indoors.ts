import { mix } from "#world/portraits/colour.ts";
import type { Place, Scene } from "./place.ts";
import { frame, stalk } from "./place-pieces.ts";
import { box, line, oval, path, plane, round, sheet, stops } from "#world/portraits/svg.ts";

const LAMPLIGHT = "#FFE9BE";
const BULB = "#FFEBC2";

export const readingCorner: Place = {
  tones: (_, room) => ({ head: room.wall, shoulders: room.wainscot }),
  draw(scene) {
    const { room, id, free } = scene;
    const x = Math.min(66, Math.max(30, free - 44));
    const shade = path`M${x - 34},170L${x - 20},96H${x + 20}L${x + 34},170Z`;
    const glow = stops([
      [0, LAMPLIGHT, 0.85],
      [1, LAMPLIGHT, 0],
    ]);
    return (
      sheet(room.wall) +
      box(0, 372, [400, 130], room.wainscot) +
      box(0, 366, [400, 6], mix(room.wainscot, room.dark, 0.3)) +
      `<radialGradient id="${id}-glow">${glow}</radialGradient>` +
      round(x, 150, 190, `url(#${id}-glow)`) +
      plane(shade, "#FFF0CF") +
      line(path`M${x},170V420`, room.dark, 4) +
      frame(scene, [330, 120], [84, 108])
    );
  },
};

export const cafe: Place = {
  tones: (_, room) => ({ head: room.wall, shoulders: mix(room.wall, room.dark, 0.55) }),
  draw(scene) {
    const { room } = scene;
    const planks = Array.from({ length: 9 }, (_, i) => path`M${i * 50},258V500`).join("");
    return (
      sheet(room.wall) +
      box(0, 250, [400, 250], room.dark, { opacity: 0.55 }) +
      box(0, 244, [400, 8], room.wood) +
      line(planks, room.dark, 2.4, 0.4) +
      pendant(scene, 62, 98) +
      pendant(scene, 338, 120)
    );
  },
};

export const plants: Place = {
  tones: (_, room) => {
    const wall = mix(room.wall, room.soft, 0.25);
    return { head: wall, shoulders: wall };
  },
  draw({ room, chance }) {
    const stalks = [-8, 40, 92, 308, 352, 404].map((x, i) => {
      const lean = chance.between(-10, 26) * (x < 200 ? 1 : -1);
      const colour = mix(room.leaf, i % 2 === 1 ? room.dark : room.soft, 0.25);
      return stalk([x, 470], chance.between(220, 360), lean, colour);
    });
    return (
      sheet(room.wall) +
      sheet(room.soft, 0.25) +
      plane("M0,0H150L60,500H0Z", room.soft, 0.35) +
      stalks.join("")
    );
  },
};

export const gallery: Place = {
  tones: (_, room) => ({ head: room.wall, shoulders: room.wainscot }),
  draw(scene) {
    const { room } = scene;
    return (
      sheet(room.wall) +
      box(0, 390, [400, 110], room.wainscot) +
      box(0, 384, [400, 6], mix(room.wainscot, room.dark, 0.35)) +
      frame(scene, [72, 110], [96, 122]) +
      frame(scene, [334, 84], [86, 86]) +
      frame(scene, [336, 214], [78, 100]) +
      frame(scene, [58, 268], [72, 72])
    );
  },
};

/** A lamp that hangs from the ceiling with its rim at height y, and its cone of light. */
function pendant({ room }: Scene, x: number, y: number): string {
  const top = y - 38;
  const left = path`M${x - 34},${y}C${x - 32},${y - 28} ${x - 14},${top} ${x},${top}`;
  const right = path`C${x + 14},${top} ${x + 32},${y - 28} ${x + 34},${y}Z`;
  const cone = path`M${x - 34},${y + 2}L${x - 96},300H${x + 96}L${x + 34},${y + 2}Z`;
  return (
    line(path`M${x},0V${top + 2}`, room.dark, 2.6) +
    plane(left + right, room.accent) +
    oval(x, y, [34, 6], BULB) +
    plane(cone, BULB, 0.13)
  );
}
