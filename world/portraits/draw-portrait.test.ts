import sharp from "sharp";
import { expect, test } from "vitest";
import { composePortrait } from "./compose-portrait.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { PLACE_NAMES } from "./places/places.ts";

const SEEDS = Array.from({ length: 500 }, (_, i) => `member-${i}`);

test("the same seed and options give the same picture", () => {
  const options = { shot: 2, person: { gender: "female", age: 61 } } as const;
  expect(drawPortrait("marijke", options)).toBe(drawPortrait("marijke", options));
  expect(drawPortrait("marijke", options)).not.toBe(drawPortrait("marijke", { shot: 3 }));
  expect(drawPortrait("marijke", options)).not.toBe(drawPortrait("joke", options));
});

test("every portrait is a well-formed 400 by 500 drawing without invalid numbers", () => {
  for (const [i, seed] of SEEDS.entries()) {
    const svg = drawPortrait(seed, { shot: i % 7, grain: i % 2 === 0 });
    expect(svg).toContain('viewBox="0 0 400 500"');
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(unclosedTags(svg)).toEqual([]);
  }
});

test("a strict XML parser accepts portraits at every place", async () => {
  const drawings = [
    ...SEEDS.slice(0, 6).map((seed) => drawPortrait(seed, { shot: 0 })),
    ...PLACE_NAMES.map((place) => drawPortrait("place", { shot: 0, place })),
  ];
  for (const svg of drawings) {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([400, 500]);
  }
});

test("no two pictures in a page share an id, not even two of the same seed and shot", () => {
  const page = [
    ...SEEDS.slice(0, 100).flatMap((seed) => [0, 1, 2].map((shot) => drawPortrait(seed, { shot }))),
    drawPortrait("member-0", { shot: 0, person: { skin: "ebony" } }),
    drawPortrait("member-0", { shot: 0, person: { skin: "fair" } }),
    drawPortrait("member-0", { shot: 0, place: "readingCorner" }),
  ];
  const ids = page.flatMap((svg) => matches(svg, / id="([^"]+)"/g));
  expect(ids.length).toBeGreaterThan(1200);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every reference in a picture is to the same picture", () => {
  for (const seed of SEEDS.slice(0, 200)) {
    const svg = drawPortrait(seed, { shot: 0 });
    const ids = matches(svg, / id="([^"]+)"/g);
    for (const reference of matches(svg, /url\(#([^)]+)\)/g)) expect(ids).toContain(reference);
  }
});

test("without grain there is no filter, because filters make rasterizing slow", () => {
  expect(drawPortrait("anna", { shot: 0 })).toContain("<filter");
  expect(drawPortrait("anna", { shot: 0, grain: false })).not.toContain("<filter");
});

test("half of the shots have their light from the right and are mirrored", () => {
  const turned = SEEDS.filter((seed) =>
    drawPortrait(seed, { shot: 0 }).includes("matrix(-1 0 0 1"),
  );
  expect(turned.length).toBeGreaterThan(200);
  expect(turned.length).toBeLessThan(300);
  for (const seed of turned) {
    expect(composePortrait(seed, { shot: 0 }).shot.lightFrom).toBe("right");
  }
});

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Tags that are never closed or are closed out of order. */
function unclosedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", self] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (self === "/") continue;
    if (closing !== "/") open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
