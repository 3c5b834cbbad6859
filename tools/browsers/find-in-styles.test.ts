import { expect, test } from "vitest";
import { findInStyles } from "./find-in-styles.ts";
import { listNewerStyles } from "./newer-styles.ts";

const newer = listNewerStyles();
const find = (css: string) => findInStyles(css, newer).map(({ api }) => api);

test.each([
  [".row:has(:checked) { color: red; }", ":has"],
  [".list:popover-open { opacity: 1; }", ":popover-open"],
  [".row { & a { color: red; } }", "&"],
  [".row > :nth-last-child(1 of .shown) { color: red; }", ":nth-last-child(… of …)"],
  ["@starting-style { .row { opacity: 0; } }", "@starting-style"],
  [".row { color: light-dark(#fff, #000); }", "light-dark()"],
  [".row { border: 1px solid color-mix(in srgb, red, blue); }", "color-mix()"],
  [".row { field-sizing: fixed; }", "field-sizing"],
  [".row { white-space: preserve; }", "white-space: preserve"],
  [".row { min-height: calc(2 * 1lh); }", "lh"],
  ["@layer pages { @media (width > 1px) { .a:has(b) { color: red; } } }", ":has"],
])("finds what is newer in %s", (css, api) => {
  expect(find(css)).toContain(api);
});

test.each([
  "@layer pages { .row { height: 100dvh; } }",
  "@container (max-width: 20rem) { .row { width: 10cqw; } }",
  ".row:is(a, b):focus-visible::before { inset: 0; translate: 0 1px; }",
  ".row > :nth-last-child(1) { aspect-ratio: 4 / 5; }",
  "/* .row:has(a) */ .row { content: ':has(a)'; }",
  ".row { cursor: pointer; overscroll-behavior: contain; }",
])("accepts what the oldest browsers have: %s", (css) => {
  expect(find(css)).toEqual([]);
});

test("accepts a use that @supports tests, or that has another rule for older browsers", () => {
  const use = ".row:has(a) { color: red; }";
  expect(find(`@supports selector(:has(a)) { ${use} }`)).toEqual([]);
  expect(find(`${use} @supports not selector(:has(a)) { .row { color: blue; } }`)).toEqual([]);
  expect(
    find(
      ".a > :nth-child(1 of b) { color: red; } @supports not selector(:nth-child(1 of a)) { .a { color: blue; } }",
    ),
  ).toEqual([]);
  expect(find(`@supports (color: light-dark(red, red)) { ${use} }`)).toEqual([":has"]);
  expect(find(`${use} @supports not selector(:popover-open) { .a { color: red; } }`)).toEqual([
    ":has",
  ]);
});

test("says where a use is", () => {
  const css = ".a { color: red; }\n.b:has(c) { color: red; }";
  expect(findInStyles(css, newer)).toEqual([{ api: ":has", offset: css.indexOf(".b") }]);
});
