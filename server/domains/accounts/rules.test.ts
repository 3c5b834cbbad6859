import { expect, test } from "vitest";
import { computeBlockedMinutes, normalizeEmail } from "./rules.ts";

const at = new Date("2026-11-21T12:00:00Z");
const ago = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const rule = { attempts: 5, blockMinutes: 15 };

test.each([
  ["no wrong password", [], null],
  ["four wrong passwords", [1, 1, 1, 1], null],
  ["five, the last just now", [4, 3, 2, 1, 0], 15],
  ["five, the last ten minutes ago", [14, 13, 12, 11, 10], 5],
  ["five, the last fourteen and a half minutes ago", [14.9, 14.8, 14.7, 14.6, 14.5], 1],
  ["five, all older than the block", [40, 30, 20, 16, 15], null],
  ["five, all from a clock that ran a day ahead", [-1440, -1440, -1440, -1440, -1440], null],
  ["five, one of them too old", [15, 4, 3, 2, 1], null],
])("%s", (_, minutes, expected) => {
  expect(computeBlockedMinutes(minutes.map(ago), at, rule)).toBe(expected);
});

test("two spellings of an address are one account", () => {
  expect(normalizeEmail("  Marijke@Example.NL ")).toBe(normalizeEmail("marijke@example.nl"));
});
