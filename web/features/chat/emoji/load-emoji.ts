import type { EmojiData } from "frimousse";
import type { Locale } from "#contract/shared/languages.ts";
import { orReload } from "#web/site/loading/reload-on-failed-chunk.ts";
import { recentEmoji } from "./recent-emoji.ts";

/** The groups of Unicode that the data has, in its order; the recently used ones are the first group. */
export const emojiGroups = [
  "recent",
  "smileys",
  "people",
  "animals",
  "food",
  "travel",
  "activities",
  "objects",
  "symbols",
] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

/** Unicode's numbers of the groups; 2 are parts of emoji. */
const groupOfNumber = ["smileys", "people", null, ...emojiGroups.slice(3)] as const;

const files = import.meta.glob<string>("./data/*.txt", { query: "?raw", import: "default" });

/** A language's emoji, which `tools/build-emoji.ts` wrote, after those that were used last. */
export async function loadEmoji(
  locale: Locale,
  nameOf: (group: EmojiGroup) => string,
): Promise<EmojiData> {
  const load = files[`./data/${locale}.txt`];
  const all = parseEmoji(load ? await orReload(load()) : "");
  const recent = (recentEmoji.get() ?? []).flatMap((emoji) => {
    const known = all.find((each) => each.emoji === emoji);
    return known ? [{ ...known, category: 0 }] : [];
  });
  const emojis = [...recent, ...all];
  const categories = emojiGroups.map((group, index) => ({ index, label: nameOf(group) }));
  return {
    locale,
    emojis,
    // A group without emoji would be a heading without content.
    categories: categories.filter(({ index }) => index > 0 || recent.length > 0),
    skinTones: { light: "", "medium-light": "", medium: "", "medium-dark": "", dark: "" },
  };
}

export function parseEmoji(text: string): EmojiData["emojis"] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [emoji = "", number = "", label = "", words = ""] = line.split("\t");
      const group = groupOfNumber[Number(number)];
      const category = emojiGroups.findIndex((each) => each === group);
      return { emoji, category, label, version: 1, tags: [words] };
    });
}
