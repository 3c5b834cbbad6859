import { expect, test } from "vitest";
import { contrast, luminance, mix } from "./colour.ts";

test("contrast is WCAG's: 21 for black on white, 1 for equal colours, in either order", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  expect(contrast("#1F6867", "#1F6867")).toBe(1);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  expect(contrast("#FFFFFF", "#777777")).toBe(contrast("#777777", "#FFFFFF"));
});

test("green is the brightest of the primaries", () => {
  expect(luminance("#00FF00")).toBeGreaterThan(luminance("#FF0000"));
  expect(luminance("#FF0000")).toBeGreaterThan(luminance("#0000FF"));
});

test("a mix goes from the first colour to the second", () => {
  expect(mix("#000000", "#FF8000", 0)).toBe("#000000");
  expect(mix("#000000", "#FF8000", 0.5)).toBe("#804000");
  expect(mix("#000000", "#FF8000", 1)).toBe("#ff8000");
});
