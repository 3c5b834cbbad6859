import { expect, test } from "vitest";
import { chanceOf, hash } from "./chance.ts";

test("the same seed gives the same draws, and another seed gives others", () => {
  const draws = (seed: string) => {
    const chance = chanceOf(seed);
    return Array.from({ length: 20 }, () => chance.fraction());
  };
  expect(draws("marijke-57")).toEqual(draws("marijke-57"));
  expect(draws("marijke-57")).not.toEqual(draws("marijke-58"));
});

test("fractions fill the range evenly", () => {
  const chance = chanceOf("even");
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i++) {
    const tenth = Math.floor(chance.fraction() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(count).toBeGreaterThan(850);
});

test("a shuffled deck has the same cards and leaves the original deck unchanged", () => {
  const deck = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = chanceOf("deck").shuffle(deck);
  expect(shuffled).not.toEqual(deck);
  expect(shuffled.toSorted()).toEqual(deck);
  expect(deck).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("the hash is FNV-1a", () => {
  // From the reference vectors of the algorithm's authors.
  expect(hash("")).toBe(0x811c9dc5);
  expect(hash("foobar")).toBe(0xbf9cf968);
});
