import { expect, test } from "vitest";
import { contrastRatio, findContrastProblems } from "./contrast.ts";

/** Black on white for every pair of colours. */
const black = ["ink", "ink-2", "ink-3", "primary-ink", "secondary-ink", "success-ink"];
const blackToo = ["warning-ink", "danger-ink", "line-strong", "focus", "primary", "success"];
const white = ["ground", "surface", "sunken", "secondary-soft", "primary-soft", "success-soft"];
const whiteToo = ["warning-soft", "danger-soft", "on-primary", "on-success"];
const pairs = [
  "secondary",
  "unread",
  "danger",
  "deep",
  "fiction",
  "bubble-in",
  "bubble-out",
  "label",
];
const tokens: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...black, ...blackToo].map((name) => [`--c-${name}`, "#000"])),
  ...Object.fromEntries([...white, ...whiteToo].map((name) => [`--c-${name}`, "#ffffff"])),
  ...Object.fromEntries(
    pairs.flatMap((name) => [
      [`--c-${name}`, "#000000"],
      [`--c-on-${name}`, "#FFF"],
    ]),
  ),
  "--c-primary-strong": "#000000",
  "--c-deep-2": "var(--c-deep)",
  "--c-on-deep-2": "var(--c-on-deep)",
};

test("black on white is 21 and a colour on itself is 1", () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastRatio([12, 99, 7], [12, 99, 7])).toBe(1);
});

test("colours with enough contrast are no problem", () => {
  expect(findContrastProblems(tokens)).toEqual([]);
});

test("text at 3:1 is a problem, reported under the property that holds the colour", () => {
  const faint = { ...tokens, "--c-on-primary": "var(--brand-on)", "--brand-on": "#595959" };
  const [first, ...others] = findContrastProblems(faint);
  expect(first).toMatchObject({ over: "--brand-on", under: "--c-primary", least: 4.5 });
  expect(first?.ratio).toBeCloseTo(3, 1);
  expect(others.map(({ under }) => under)).toEqual(["--c-primary-strong"]);
});

test("a line needs 3:1, not the 4.5:1 of text", () => {
  expect(findContrastProblems({ ...tokens, "--c-line-strong": "#949494" })).toEqual([]);
  const faint = findContrastProblems({ ...tokens, "--c-line-strong": "#999999" });
  expect(faint.map(({ over, under, least }) => [over, under, least])).toEqual([
    ["--c-line-strong", "--c-surface", 3],
    ["--c-line-strong", "--c-ground", 3],
  ]);
});

test.each([
  ["missing", undefined],
  ["no colour", "red; }"],
  ["a circle", "var(--c-on-label)"],
])("a colour that is %s is a problem, not a pass", (_what, value) => {
  const { "--c-on-label": _, ...others } = tokens;
  const broken = value === undefined ? others : { ...others, "--c-on-label": value };
  expect(findContrastProblems(broken)).toEqual([
    { over: "--c-on-label", under: "--c-label", ratio: 0, least: 4.5 },
  ]);
});
