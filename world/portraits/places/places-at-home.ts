import { mix } from "#world/portraits/colour.ts";
import type { Room } from "#world/portraits/palettes.ts";
import type { Place, Scene } from "./place.ts";
import { pottedPlant, skyGradient } from "./place-pieces.ts";
import { box, line, path, plane, sheet, shifted } from "#world/portraits/svg.ts";

export const window: Place = {
  tones: (_, room) => ({ head: room.wall, shoulders: room.wall }),
  draw(scene) {
    const { light, room } = scene;
    const land =
      plane("M0,250C40,226 90,240 188,220V320H0Z", light.mid) +
      plane("M0,280C60,262 120,286 188,262V320H0Z", light.near);
    return (
      skyGradient(scene) +
      sheet(room.wall) +
      shifted(26, 0, box(0, 30, [188, 290], `url(#${scene.id}-sky)`) + land) +
      line("M26,30h188v290h-188ZM120,30v290M26,150h188", room.soft, 9) +
      box(12, 318, [216, 14], room.soft) +
      plane("M0,0H34C30,120 40,260 12,420H0Z", room.accent, 0.8) +
      pottedPlant(room, 330, 330)
    );
  },
};

export const books: Place = {
  tones: (_, room) => {
    const shelf = mix(room.dark, room.wood, 0.5);
    const tone = mix(shelf, room.wall, 0.22);
    return { head: tone, shoulders: tone };
  },
  draw(scene) {
    const { room } = scene;
    const shelves = [0, 1, 2, 3, 4].map((row) => {
      const top = 4 + row * 96;
      return (
        box(0, top - 8, [400, 96], mix(room.dark, room.wood, 0.35)) +
        rowOfBooks(scene, top + 84) +
        box(0, top + 84, [400, 10], room.wood)
      );
    });
    return sheet(room.dark) + shelves.join("") + sheet(room.wall, 0.22);
  },
};

export const kitchen: Place = {
  tones: (_, room) => ({
    head: mix(room.wall, room.soft, 0.6),
    shoulders: mix(room.soft, room.accent, 0.75),
  }),
  draw(scene) {
    const { room } = scene;
    return (
      sheet(room.soft) +
      tiles(room) +
      box(0, 0, [400, 26], room.wainscot) +
      box(0, 132, [400, 12], room.wood) +
      pots(scene) +
      box(0, 326, [400, 14], room.wood) +
      box(0, 340, [400, 170], room.accent, { opacity: 0.75 })
    );
  },
};

function rowOfBooks({ room, chance }: Scene, foot: number): string {
  const spines = [room.soft, room.accent, room.wall, room.leaf, room.wood] as const;
  const bindings = [...spines, "#B2583A", "#C6943F", "#EFE4D0"] as const;
  let row = "";
  for (let x = 4; x < 396;) {
    if (chance.happens(0.12)) {
      x += chance.between(14, 34);
      continue;
    }
    const [width, height] = [chance.between(9, 21), chance.between(54, 80)];
    const binding = mix(chance.pick(bindings), room.dark, 0.3);
    row += box(x, foot - height, [width, height], binding, { corner: 1.5 });
    if (width > 14) {
      row += box(x + 3, foot - height + 10, [width - 6, 3], room.soft, { opacity: 0.5 });
    }
    x += width + 1.6;
  }
  return row;
}

function tiles(room: Room): string {
  const glaze = (column: number, row: number) => ((column * 7 + row * 3) % 5) / 9;
  const rows = [0, 1, 2, 3, 4, 5].map((row) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column) => {
      const x = column * 52 - 26 + (row % 2) * 26 - 26;
      const colour = mix(room.wall, room.soft, glaze(column, row));
      return box(x, 150 + row * 30, [50, 28], colour, { corner: 2 });
    }),
  );
  return rows.flat().join("");
}

/** On the shelf on both sides of the head. */
function pots(scene: Scene): string {
  let row = "";
  for (let x = 12; x < 380;) {
    const [width, height] = [scene.chance.between(24, 40), scene.chance.between(34, 66)];
    const pot = scene.chance.happens(0.5) ? jar : loaf;
    if (x < 120 || x > 262) row += pot(scene, x, width, height);
    x += width + 10;
  }
  return row;
}

const SHELF = 132;

function jar({ room, chance }: Scene, x: number, width: number, height: number): string {
  const glaze = chance.pick([room.accent, room.leaf, room.wall, room.wood]);
  return box(x, SHELF - height, [width, height], glaze, { corner: 5 });
}

function loaf({ room, chance }: Scene, x: number, width: number, height: number): string {
  const side = SHELF - height * 0.7;
  const middle = path`Q${x + width / 2},${SHELF - height * 1.2}`;
  const data = path`M${x},${SHELF}V${side}` + middle + path` ${x + width},${side}V${SHELF}Z`;
  return plane(data, chance.pick([room.wainscot, room.accent, room.leaf]));
}
