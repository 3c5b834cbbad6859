import { expect, test } from "vitest";
import { dealSettings } from "./deal-settings.ts";
import { drawSitter } from "./draw-sitter.ts";
import type { Setting } from "./places/places.ts";
import { suits } from "./suits.ts";

const SHOTS = 5;
const pool = Array.from({ length: 200 * SHOTS }, (_, i) => {
  const seed = `member-${Math.floor(i / SHOTS)}`;
  return { seed, shot: i % SHOTS, sitter: drawSitter(seed) };
});
const dealt = dealSettings(pool);
const firstShots = dealt.filter((_, i) => pool[i]?.shot === 0);

test("the same list always gets the same settings", () => {
  expect(dealSettings(pool)).toEqual(dealt);
});

test("everyone gets a suitable place", () => {
  for (const [i, setting] of dealt.entries()) {
    const sitter = pool[i]?.sitter;
    expect(sitter && suits(sitter, setting)).toBe(true);
  }
});

test("neighbours in a list of members are in different places", () => {
  for (const [i, setting] of firstShots.entries()) {
    const before = firstShots.slice(Math.max(0, i - 4), i).map(({ place }) => place);
    expect(before).not.toContain(setting.place);
  }
});

test("the photos of one member are in different places", () => {
  for (let i = 0; i < dealt.length; i += SHOTS) {
    const places = dealt.slice(i, i + SHOTS).map(({ place }) => place);
    expect(new Set(places).size).toBe(SHOTS);
  }
});

test("gables and polders appear only behind members of countries that have them", () => {
  const placesIn = (country: string) =>
    new Set(dealSettings(pool.map((one) => ({ ...one, country }))).map(({ place }) => place));
  expect(placesIn("NL")).toContain("canal");
  expect(placesIn("BE")).not.toContain("canal");
  expect(placesIn("BE")).toContain("polder");
  for (const place of ["canal", "polder"]) expect(placesIn("GB")).not.toContain(place);
});

test("each place is dealt about equally often", () => {
  const counts = count(firstShots.map(({ place }) => place));
  expect(counts.size).toBe(16);
  for (const times of counts.values()) {
    expect(times).toBeGreaterThanOrEqual(6);
    expect(times).toBeLessThanOrEqual(20);
  }
});

test("cool lights occur more often than autumn and evening", () => {
  const counts = count(dealt.map(({ light }: Setting) => light));
  const cool = (counts.get("noon") ?? 0) + (counts.get("mist") ?? 0);
  expect(cool).toBeGreaterThan(1.5 * ((counts.get("autumn") ?? 0) + (counts.get("evening") ?? 0)));
});

function count<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
