import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { locales } from "#contract/shared/languages.ts";

// Writes the emoji that members can choose: one line for each, with its group, name and search words.
// The data is from emojibase-data, whose 49 MB are no dependency: unpack version 17.0.0 and pass its folder.

interface Entry {
  readonly emoji: string;
  readonly hexcode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  /** Only the letters that form flags have none. */
  readonly group?: number;
  readonly order: number;
  /** The version of Unicode's emoji. */
  readonly version: number;
}

/**
 * Skin tones and hair, which are not emoji by themselves, and flags, which Windows shows as two
 * letters.
 */
const LEFT_OUT = [2, 9];
/** From 2021, so that a five-year-old phone shows no empty boxes. */
const NEWEST = 14;
/** The same emoji as a man or a woman. */
const gendered = /200D-264[02]/;

const [folder = "."] = process.argv.slice(2);
for (const locale of locales) {
  const all = JSON.parse(readFileSync(resolve(folder, locale, "data.json"), "utf8")) as Entry[];
  const lines = all
    .filter(({ group = 2, version }) => !LEFT_OUT.includes(group) && version <= NEWEST)
    .filter(({ hexcode }) => !gendered.test(hexcode))
    .toSorted((a, b) => a.order - b.order)
    .map(({ emoji, group, label, tags = [] }) => [emoji, group, label, searchWords(label, tags)]);
  const file = resolve(import.meta.dirname, "../web/features/chat/emoji/data", `${locale}.txt`);
  writeFileSync(file, `${lines.map((line) => line.join("\t")).join("\n")}\n`);
}

/** The search words that are not already in the name. */
function searchWords(label: string, tags: readonly string[]): string {
  const named = label.toLowerCase();
  return tags.filter((tag) => !named.includes(tag.toLowerCase())).join(" ");
}
