import { expect, test } from "vitest";
import { findInScript } from "./find-in-script.ts";
import { listNewerFeatures } from "./newer-features.ts";

const newer = listNewerFeatures();
const find = (code: string) => findInScript(code, newer).map(({ api }) => api);

test.each([
  ["URL.canParse(address)", "URL.canParse"],
  ["Object.groupBy(list, kind)", "Object.groupBy"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["AbortSignal.any([one, other])", "AbortSignal.any"],
  ["new Intl.Segmenter(locale)", "Intl.Segmenter"],
  ["list.toSorted()", ".toSorted()"],
  ["list.toReversed()", ".toReversed()"],
  ["list.toSpliced(0, 1)", ".toSpliced()"],
  ["list.with(0, one)", ".with()"],
  ["text.isWellFormed()", ".isWellFormed()"],
  ["set.union(other)", ".union()"],
  ["element.checkVisibility()", ".checkVisibility()"],
  ["list?.showPopover()", ".showPopover()"],
  ["map.values().filter(isOpen)", ".filter()"],
  ["text.matchAll(word).map(first)", ".map()"],
  ["requestIdleCallback(run)", "requestIdleCallback"],
  ["window.requestIdleCallback(run)", "requestIdleCallback"],
  ["const { transition } = navigation", "navigation"],
  ["new CloseWatcher()", "CloseWatcher"],
  ["document.startViewTransition(draw)", "document.startViewTransition"],
  ['list.addEventListener("scrollend", load)', "event scrollend"],
  ['jsx("div", { onScrollEnd: load })', "event scrollend"],
  ['jsx("ul", { popover: "auto" })', "<ul popover>"],
  ['(0, runtime.jsxs)("dialog", { closedby: "any" })', "<dialog closedby>"],
])("finds %s", (code, api) => {
  expect(find(code)).toEqual([api]);
});

test.each([
  "[...list].sort().reverse().at(-1)",
  "list.findLast(isOpen)",
  "Object.hasOwn(texts, key)",
  "structuredClone(state)",
  "Object.values(texts).filter(isOpen).map(first)",
  "[...map.values()].filter(isOpen)",
  "new IntersectionObserver(load)",
  'jsx("div", { inert: true, hidden: false })',
  'jsx("button", { onClick: open, type: "button" })',
  'window.addEventListener("touchstart", open)',
])("accepts %s, which the oldest browsers have", (code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  'if ("canParse" in URL) URL.canParse(address)',
  'if (!("Segmenter" in Intl)) split(); else new Intl.Segmenter(locale)',
  'if (typeof URL.canParse === "function") URL.canParse(address)',
  "if (document.startViewTransition) document.startViewTransition(draw)",
  "document.startViewTransition ? document.startViewTransition(draw) : draw()",
  "document.startViewTransition && document.startViewTransition(draw)",
  "list.showPopover?.()",
  'const can = typeof requestIdleCallback !== "undefined"; if (can) requestIdleCallback(run)',
  'function later() { if ("requestIdleCallback" in window) return () => cancelIdleCallback(id) }',
])("accepts a feature test: %s", (code) => {
  expect(find(code)).toEqual([]);
});

test("a feature test counts neither for another function nor for another feature", () => {
  const tested = 'function one() { return "canParse" in URL; }';
  expect(find(`${tested} function other() { return URL.canParse(address); }`)).toEqual([
    "URL.canParse",
  ]);
  expect(find('if ("parse" in URL) URL.canParse(address)')).toEqual(["URL.canParse"]);
});

test("a feature test outside functions counts for its own module of a bundle", () => {
  const code = 'const can = "canParse" in URL;\nURL.canParse(address);';
  const api = (moduleAt: (offset: number) => string) => findInScript(code, newer, moduleAt);
  expect(api(() => "one")).toEqual([]);
  expect(api((offset) => (offset < 20 ? "one" : "other"))).toHaveLength(1);
});

test("a variable of the script is no global", () => {
  expect(find("function navigation() {} navigation()")).toEqual([]);
  expect(find("import { Temporal } from 'dates'; Temporal.now()")).toEqual([]);
  expect(find("const menu = { navigation: 1 }; menu.navigation")).toEqual([]);
});

test("says where a use is", () => {
  const code = "const a = 1;\nconst b = list.toSorted();";
  expect(findInScript(code, newer)).toEqual([{ api: ".toSorted()", offset: code.indexOf("list") }]);
});
