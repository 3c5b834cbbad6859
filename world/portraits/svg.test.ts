import { expect, test } from "vitest";
import { path, symmetric, mirrored, twoSided } from "./svg.ts";

test("path data is rounded to a tenth and never contains minus zero", () => {
  expect(path`M${1.2345},${-0.04}L${-7.96},${3}`).toBe("M1.2,0L-8,3");
});

test("a shape is completed from its right half, from the far end round to the near one", () => {
  expect(symmetric("M0,-10 C5,-10 8,-4 8,0 L8,6 L0,6Z")).toBe(
    "M-0,6L-8,6L-8,0C-8,-4 -5,-10 -0,-10C5,-10 8,-4 8,0 L8,6 L0,6Z",
  );
});

test("a line across the axis starts at its left end", () => {
  expect(symmetric("M0,3 Q4,3 9,-2")).toBe("M-9,-2Q-4,3 -0,3Q4,3 9,-2");
});

test("two unequal halves meet where both start", () => {
  expect(twoSided("M1,0 L5,5", "M-1,0 L7,5")).toBe("M-7,5L1,0L5,5");
});

test("mirroring a path twice gives the path", () => {
  const data = path`M-10,20C-1.5,3 4,-5 ${12},6L7,8Z`;
  expect(mirrored(data)).toBe("M10,20C1.5,3 -4,-5 -12,6L-7,8Z");
  expect(mirrored(mirrored(data))).toBe(data);
});
