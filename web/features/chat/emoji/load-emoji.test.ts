import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { stubStorage } from "#tests/browser/stub-storage.ts";
import { emojiGroups, loadEmoji, parseEmoji } from "./load-emoji.ts";
import { addRecentEmoji } from "./recent-emoji.ts";

afterEach(() => void vi.unstubAllGlobals());

const read = (locale: string) =>
  parseEmoji(readFileSync(new URL(`data/${locale}.txt`, import.meta.url), "utf8"));

test.each(locales)(
  "each emoji of %s has a group and a name, and all groups have emoji",
  (locale) => {
    const all = read(locale);
    expect(all.map(({ emoji }) => emoji)).toEqual(read("en").map(({ emoji }) => emoji));
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(({ emoji, label }) => emoji === "" || label === "")).toEqual([]);
    const groups = new Set(all.map(({ category }) => emojiGroups[category]));
    expect([...groups]).toEqual(emojiGroups.slice(1));
  },
);

test("a heart is found by its word in each language", () => {
  const words = {
    nl: "hart",
    de: "herz",
    en: "heart",
    fr: "cœur",
    es: "corazón",
    it: "cuore",
    pl: "serce",
  };
  for (const locale of locales) {
    const heart = read(locale).find(({ emoji }) => emoji === "❤️");
    expect(`${heart?.label} ${heart?.tags.join(" ")}`.toLowerCase()).toContain(words[locale]);
  }
});

test("the recently used ones come first, as a group of their own that is absent without any", async () => {
  stubStorage("localStorage");
  expect((await loadEmoji("nl", (group) => group)).categories[0]?.label).toBe("smileys");
  addRecentEmoji("🍀");
  const { emojis, categories } = await loadEmoji("nl", (group) => group);
  expect(categories[0]).toEqual({ index: 0, label: "recent" });
  expect(emojis.slice(0, 2).map(({ emoji }) => emoji)).toEqual(["🍀", "😀"]);
});
