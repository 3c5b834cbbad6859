import { fileURLToPath } from "node:url";
import path from "node:path";
import sharp from "sharp";
import type { PlaceName } from "#world/portraits/places/places.ts";
import type { SitterPins } from "#world/portraits/sitter.ts";
import { drawPortrait } from "#world/portraits/draw-portrait.ts";

/** The portraits of the front page's wall, the lit one first. */
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

/** One member on four days, for the page that sells Premium. */
const days: readonly PlaceName[] = ["harbour", "cafe", "beach", "kitchen"];
const member: SitterPins = { gender: "male", age: 67, hairFamily: "white", style: "bald" };

/** The examples of the match finder: each question's two choices, as a woman and as a man. */
const examples: readonly { name: string; place: PlaceName; woman: SitterPins; man: SitterPins }[] =
  [
    {
      name: "18-35",
      place: "plants",
      woman: { age: 27, hairFamily: "brown", style: "ponytail", skin: "sand" },
      man: { age: 29, hairFamily: "black", style: "curls", beard: "full", skin: "sand" },
    },
    {
      name: "35+",
      place: "lake",
      woman: { age: 58, hairFamily: "grey", style: "bob", skin: "sand" },
      man: { age: 60, hairFamily: "grey", style: "swept", beard: "none", skin: "sand" },
    },
    {
      name: "normal",
      place: "kitchen",
      woman: { age: 45, hairFamily: "brown", style: "bun", skin: "fair", glasses: "round" },
      man: {
        age: 45,
        hairFamily: "grey",
        style: "side",
        beard: "none",
        skin: "fair",
        glasses: "round",
      },
    },
    {
      name: "sexy",
      place: "window",
      woman: {
        age: 45,
        hairFamily: "red",
        style: "wavy",
        skin: "fair",
        glasses: "none",
        earrings: true,
      },
      man: {
        age: 45,
        hairFamily: "black",
        style: "swept",
        beard: "short",
        skin: "fair",
        glasses: "none",
      },
    },
    {
      name: "white",
      place: "books",
      woman: { age: 48, hairFamily: "blonde", style: "lob", skin: "porcelain" },
      man: { age: 50, hairFamily: "brown", style: "side", beard: "none", skin: "porcelain" },
    },
    {
      name: "other",
      place: "beach",
      woman: { age: 48, hairFamily: "black", style: "cloud", skin: "umber" },
      man: { age: 50, hairFamily: "black", style: "crew", beard: "short", skin: "umber" },
    },
  ];

/** Draws the pictures that are part of the site itself. */
for (const [n, { seed, place, person }] of wall.entries()) {
  const svg = drawPortrait(`wall-${seed}`, { shot: 0, place, person, grain: false });
  await save(svg, `site/wall/${n + 1}.webp`);
}
for (const [shot, place] of days.entries()) {
  const svg = drawPortrait("days-gerard", { shot, place, person: member, grain: false });
  await save(svg, `pages/premium/days/${shot + 1}.webp`);
}
for (const { name, place, woman, man } of examples) {
  for (const person of [
    { ...woman, gender: "female" } as const,
    { ...man, gender: "male" } as const,
  ]) {
    const seed = `example-${name}-${person.gender}`;
    const svg = drawPortrait(seed, { shot: 0, place, person, grain: false });
    await save(
      svg,
      `features/match-finder/examples/${name.replace("+", "-plus")}-${person.gender}.webp`,
    );
  }
}

async function save(svg: string, name: string): Promise<void> {
  const file = path.join(fileURLToPath(new URL("../web/", import.meta.url)), name);
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(480, 600)
    .webp({ quality: 82 })
    .toFile(file);
}
