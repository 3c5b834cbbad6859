import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastRatio, findContrastProblems, resolveColour } from "#contract/shared/contrast.ts";
import { readTokens } from "#server/domains/sites/theme/read-tokens.ts";

const { light, dark } = readTokens(readFileSync(new URL("tokens.css", import.meta.url), "utf8"));

test("every pair of colours has enough contrast in light", () => {
  expect(findContrastProblems(light)).toEqual([]);
});

test("every pair of colours has enough contrast in dark", () => {
  expect(findContrastProblems(dark)).toEqual([]);
});

test("a colour role has one value for light and another for dark", () => {
  expect([light["--c-ink"], dark["--c-ink"]]).toEqual(["#1b2a2b", "#f1eade"]);
  expect(dark["--sh-2"]).toBe("0 2px 4px transparent,\n      0 10px 28px rgb(0 0 0 / 0.38)");
});

test("every colour role has a dark value or refers to another token", () => {
  const unchanged = Object.keys(light).filter(
    (name) =>
      name.startsWith("--c-") && dark[name] === light[name] && !light[name]?.startsWith("var("),
  );
  expect(unchanged).toEqual([
    "--c-photo-scrim",
    "--c-on-photo-scrim",
    "--c-hair-deep",
    "--c-hover-deep",
  ]);
});

/** The design's contrast table: foreground, background, and the ratio in light and dark. */
const TABLE: readonly (readonly [over: string, under: string, light: number, dark: number])[] = [
  ["ink", "ground", 13.6, 14.6],
  ["ink-2", "ground", 7.1, 10.6],
  ["ink-3", "surface", 5.7, 6.7],
  ["primary-ink", "ground", 8.5, 10.6],
  ["primary-ink", "primary-soft", 7.6, 6.7],
  ["on-primary", "primary", 6.7, 7.9],
  ["on-secondary", "secondary", 4.9, 8.3],
  ["secondary-ink", "surface", 6.6, 8.5],
  ["ink", "secondary-soft", 12.1, 11.1],
  ["on-success", "success", 5.9, 8.3],
  ["success-ink", "ground", 6.9, 11.0],
  ["warning-ink", "warning-soft", 6.7, 8.4],
  ["danger-ink", "surface", 8.4, 9.0],
  ["on-deep", "deep", 10.7, 13.2],
  ["on-deep-2", "deep", 7.8, 8.7],
  ["on-fiction", "fiction", 9.3, 9.7],
  ["on-bubble-in", "bubble-in", 14.6, 11.1],
  ["on-bubble-out", "bubble-out", 11.0, 7.8],
  ["line-strong", "surface", 3.5, 4.3],
  ["focus", "ground", 8.5, 10.6],
];

test.each(TABLE)(
  "%s on %s has the contrast ratio of the design",
  (over, under, inLight, inDark) => {
    expect(ratio(over, under, light)).toBeCloseTo(inLight, 0);
    expect(ratio(over, under, dark)).toBeCloseTo(inDark, 0);
  },
);

function ratio(over: string, under: string, tokens: Readonly<Record<string, string>>): number {
  const [front, back] = [
    resolveColour(`--c-${over}`, tokens),
    resolveColour(`--c-${under}`, tokens),
  ];
  if (!front.rgb || !back.rgb) throw new Error(`${over} or ${under} is not a colour`);
  return contrastRatio(front.rgb, back.rgb);
}
