import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourOf, contrastProblems, contrastRatio } from "./contrast.ts";
import { readTokens } from "./read-tokens.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const { light, dark, systemDark } = readTokens(read("tokens.css") + read("tokens-dark.css"));

test("every pair of colours is strong enough in light", () => {
  expect(contrastProblems(light)).toEqual([]);
});

test("every pair of colours is strong enough in dark", () => {
  expect(contrastProblems(dark)).toEqual([]);
});

test("dark is the same by the system's wish and by data-theme", () => {
  expect(systemDark).toEqual(dark);
  expect(dark["--c-ink"]).not.toBe(light["--c-ink"]);
});

test("every colour a dark reader sees is either said in dark or taken from one that is", () => {
  const kept = Object.keys(light).filter(
    (name) =>
      name.startsWith("--c-") && dark[name] === light[name] && !light[name]?.startsWith("var("),
  );
  expect(kept).toEqual(["--c-veil", "--c-on-veil", "--c-hair-deep", "--c-hover-deep"]);
});

/** The colour table of the look: what is drawn on what, and the ratio it promises. */
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

test.each(TABLE)("%s on %s keeps the ratio of the look", (over, under, inLight, inDark) => {
  expect(ratio(over, under, light)).toBeCloseTo(inLight, 0);
  expect(ratio(over, under, dark)).toBeCloseTo(inDark, 0);
});

test("black on white is 21, a colour on itself is 1", () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastRatio([12, 99, 7], [12, 99, 7])).toBe(1);
});

test("a site's colour that is too faint is named with its ratio", () => {
  const site = { ...light, "--brand-primary-strong": "#9fb8b8" };
  expect(contrastProblems(site)).toContain(
    "--c-primary-ink on --c-ground: 1.91, at least 4.5 is needed",
  );
});

test("a border needs three, not four and a half", () => {
  const site = { ...light, "--c-line-strong": "#85897f" };
  expect(contrastProblems(site)).toEqual([]);
  expect(contrastProblems({ ...site, "--c-line-strong": "#a9aca4" })).toEqual([
    expect.stringMatching(/^--c-line-strong on --c-surface: 2\.\d\d, at least 3 is needed$/u),
    expect.stringMatching(/^--c-line-strong on --c-ground: 2\.\d\d, at least 3 is needed$/u),
  ]);
});

test("a colour that is missing or not a colour is a problem, not a pass", () => {
  const { "--brand-ground": _, ...withoutGround } = light;
  expect(contrastProblems(withoutGround)).toContain("--c-ground cannot be read as a colour");
  expect(contrastProblems({ ...light, "--c-ink": "red; }" })).toContain(
    "--c-ink cannot be read as a colour",
  );
  expect(contrastProblems({ ...light, "--c-ink": "var(--c-ink)" })).toContain(
    "--c-ink cannot be read as a colour",
  );
});

function ratio(over: string, under: string, tokens: Readonly<Record<string, string>>): number {
  const [one, other] = [colourOf(`--c-${over}`, tokens), colourOf(`--c-${under}`, tokens)];
  if (!one || !other) throw new Error(`${over} or ${under} is no colour`);
  return contrastRatio(one, other);
}
