import { expect, test } from "vitest";
import { formatReading, parseReading, readingAttributes } from "./reading.ts";

const plain = { text: "normal", theme: "system", contrast: "normal", motion: "normal" };

test.each([
  [undefined, plain],
  ["large", { ...plain, text: "large" }],
  ["largest.dark.more.less", { text: "largest", theme: "dark", contrast: "more", motion: "less" }],
  ['"><script>.constructor.dark', { ...plain, theme: "dark" }],
])("the cookie %j reads as %j", (value, reading) => {
  expect(parseReading(value)).toEqual(reading);
});

test("what is written is read again, and the plain page writes nothing", () => {
  expect(formatReading(parseReading("dark.large.nonsense"))).toBe("large.dark");
  expect(formatReading(parseReading())).toBe("");
});

test("a plain choice has no attribute", () => {
  expect(readingAttributes(parseReading("dark"))).toEqual({
    text: undefined,
    theme: "dark",
    contrast: undefined,
    motion: undefined,
  });
});
