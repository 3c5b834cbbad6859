import { expect, test } from "vitest";
import { drawSitter } from "./draw-sitter.ts";
import { HAIR_FAMILIES } from "./pigments.ts";
import type { HairFamily } from "./pigments.ts";

const SEEDS = Array.from({ length: 300 }, (_, i) => `seed-${i}`);

test("pinned traits are drawn as pinned", () => {
  const pins = { gender: "male", age: 66, skin: "olive", beard: "full", glasses: "round" } as const;
  for (const seed of SEEDS) expect(drawSitter(seed, pins)).toMatchObject(pins);
});

test("pinning one trait leaves the face and the other traits unchanged", () => {
  for (const seed of SEEDS) {
    const free = drawSitter(seed);
    const pinned = drawSitter(seed, { gender: free.gender, age: free.age, glasses: "half" });
    expect(pinned).toEqual({ ...free, glasses: "half" });
    expect(drawSitter(seed, { hair: "white", gender: free.gender }).face).toEqual(free.face);
  }
});

test("sitters are adults: from 38 to 70 unless their age is pinned", () => {
  const ages = SEEDS.map((seed) => drawSitter(seed).age);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(38);
  expect(Math.max(...ages)).toBeLessThanOrEqual(70);
});

test.each(Object.keys(HAIR_FAMILIES) as HairFamily[])(
  "%s hair has that colour at any age",
  (family) => {
    for (const [i, seed] of SEEDS.entries()) {
      const { hair } = drawSitter(seed, { hairFamily: family, age: 40 + (i % 40) });
      expect(HAIR_FAMILIES[family]).toContain(hair);
    }
  },
);

test("a sitter with a hair colour is not bald", () => {
  for (const seed of SEEDS) {
    const sitter = drawSitter(seed, { gender: "male", age: 68, hairFamily: "brown" });
    expect(sitter.style).not.toBe("bald");
  }
});

test("older sitters have greyer hair", () => {
  const greyAt = (age: number) =>
    SEEDS.filter((seed) => {
      const { hair } = drawSitter(seed, { age, skin: "fair" });
      return ["pepper", "steel", "silver", "white"].includes(hair);
    }).length;
  expect(greyAt(40)).toBe(0);
  expect(greyAt(55)).toBeGreaterThan(40);
  expect(greyAt(68)).toBeGreaterThan(2 * greyAt(55));
});

test("women have no beards and men no earrings", () => {
  for (const seed of SEEDS) {
    const sitter = drawSitter(seed);
    if (sitter.gender === "female") expect(sitter.beard).toBe("none");
    else expect(sitter.earrings).toBe(false);
  }
});
