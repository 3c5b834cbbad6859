import { expect, test } from "vitest";
import { charactersLeft } from "./message-length.ts";

test.each([
  ["", 10],
  ["hallo", 5],
  ["  hallo \n", 5],
  ["👋🏽", 8],
  ["hallo hallo", -1],
])("of ten characters %j leaves %i", (text, left) => {
  expect(charactersLeft(text, 10)).toBe(left);
});
