import { fileURLToPath } from "node:url";
import path from "node:path";
import sharp from "sharp";
import type { PlaceName } from "#world/portraits/places/places.ts";
import type { SitterPins } from "#world/portraits/sitter.ts";
import { drawPortrait } from "#world/portraits/draw-portrait.ts";

/**
 * Draws the portraits of the front page's wall into `web/pages/home/wall/`, the highlighted one
 * first.
 */
const wall: readonly { seed: string; place: PlaceName; person: SitterPins }[] = [
  { seed: "anna", place: "lake", person: { gender: "female", age: 58, hairFamily: "grey" } },
  {
    seed: "bram",
    place: "polder",
    person: { gender: "male", age: 55, style: "bald", beard: "full" },
  },
  {
    seed: "carmen",
    place: "plants",
    person: { gender: "female", age: 49, skin: "brown", style: "cloud" },
  },
  { seed: "dora", place: "window", person: { gender: "female", age: 52, hairFamily: "black" } },
  {
    seed: "evert",
    place: "books",
    person: { gender: "male", age: 64, hairFamily: "grey", beard: "short" },
  },
  {
    seed: "floor",
    place: "canal",
    person: { gender: "female", age: 46, hairFamily: "red", style: "wavy" },
  },
];

const dir = fileURLToPath(new URL("../web/pages/home/wall/", import.meta.url));
for (const [n, { seed, place, person }] of wall.entries()) {
  const svg = drawPortrait(`wall-${seed}`, { shot: 0, place, person, grain: false });
  const file = path.join(dir, `${n + 1}.webp`);
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(480, 600)
    .webp({ quality: 82 })
    .toFile(file);
}
