import { expect, test } from "vitest";
import { findUnusedTexts } from "./find-unused-texts.ts";

const key = "shell.nav.search";
const unused = (source: string, keys = [key]) =>
  findUnusedTexts(keys, new Map([["a.tsx", source]]));

const using: [string][] = [
  ['const t = useTranslations("shell.nav"); t("search");'],
  ['const t = useTranslations("shell"); t("nav.search");'],
  ['const t = useTranslations(); t("shell.nav.search");'],
  ['const t = getTexts(locale, "shell"); t("nav.search");'],
  ['const t = useTranslations("shell.nav"); t.rich("search", { b: (words) => <b>{words}</b> });'],
  ['const t = useTranslations("shell.nav"); t(open ? "me" : "search");'],
  ['const t = useTranslations("shell.nav"); for (const word of ["me", "search"]) t(word);'],
  ['type Word = "me" | "search"; useTranslations("shell.nav")(word as Word);'],
  ["const t = useTranslations(`shell.nav`); t(`search`);"],
  ['const t = useTranslations("shell"); t(`nav.${word}`);'],
  ["const t = useTranslations(); t(`shell.nav.${word}`);"],
  ["const t = useTranslations(`shell.${room}`); t(word);"],
];
test.each(using)("a key is used by %s", (source) => {
  expect(unused(source)).toEqual([]);
});

const idle: [string][] = [
  [""],
  ['const t = useTranslations("shell.nav"); t("me");'],
  ['const t = useTranslations("home.nav"); t("search");'],
  ['const t = useTranslations("shell"); t("search");'],
  ['const t = useTranslations("shell.nav"); // t("search")'],
  ['const t = useTranslations("shell.nav"); t(search);'],
  ['const t = useTranslations("shell.nav"); t("searching");'],
  ['const t = useTranslations("shell"); t(`footer.${word}`);'],
  ['const t = useTranslations("shell"); fetch(`nav.search/${word}`);'],
  ['const t = useTranslations("shell"); t(`${word}.search`);'],
];
test.each(idle)("a key is not used by %s", (source) => {
  expect(unused(source)).toEqual([key]);
});

const navItems = ["web/shell/nav-items.ts", 'export type Word = "search" | "me";'] as const;
const findUnusedWith = (call: string, path = "./nav-items.ts") =>
  findUnusedTexts(
    [key],
    new Map([
      navItems,
      [
        "web/shell/main-nav.tsx",
        `import type { Word } from "${path}"; const t = useTranslations("shell.nav"); ${call}`,
      ],
    ]),
  );

test.each(["t(item.key);", "t.rich(item.key);", "t(open ? item.key : other);"])(
  "a key passed by value may be in an imported file: %s",
  (call) => {
    expect(findUnusedWith(call)).toEqual([]);
    expect(findUnusedWith(call, "#web/shell/nav-items.ts")).toEqual([]);
  },
);

test.each(['t("me");', "t(`me`);", "say(item.key);", ""])(
  "an imported file does not count if nothing is passed by value: %s",
  (call) => {
    expect(findUnusedWith(call)).toEqual([key]);
  },
);

test("a file that is not imported does not count", () => {
  expect(findUnusedWith("t(item.key);", "./other-items.ts")).toEqual([key]);
});

test("keys of an area that is iterated over are used", () => {
  expect(unused("", ["terms.sections.price.body", "interests.tea", "home.title"])).toEqual([
    "home.title",
  ]);
});

test("a source that is not TypeScript is named", () => {
  expect(() => unused("const = 1;")).toThrow(/^a\.tsx: /);
});
