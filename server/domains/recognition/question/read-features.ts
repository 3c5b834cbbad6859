import type { Locale } from "#contract/shared/languages.ts";
import { readLexicon } from "#server/domains/recognition/lexicon.ts";
import { memoizeLoad } from "#server/domains/recognition/memoize.ts";
import type { Features } from "#server/domains/recognition/model.ts";
import { kinds } from "./kinds.ts";
import { splitClauses } from "./split-clauses.ts";

/** More places than there are traits in all phrasings, so that few share one. */
export const PLACES = 2 ** 18;

/** So many words apart, two kinds still belong together. */
const NEAR = 5;
/** A clause of so few words says one thing. */
const SHORT_CLAUSE = 6;
const LETTERS = [4, 5];

export const loadLexicon = memoizeLoad((locale: Locale) =>
  readLexicon(new URL(`words/${locale}.txt`, import.meta.url), kinds, "each"),
);

interface Message {
  readonly clauses: readonly (readonly string[])[];
  readonly asks: boolean;
}

export const readMessage = (text: string): Message => ({
  clauses: splitClauses(text),
  asks: text.includes("?"),
});

/**
 * What a message in a language is like: its kinds of words, alone and in pairs, in order and near each
 * other, which are the same in every language, and its words and their parts, which are not.
 */
export const readFeatures = (message: Message, language: Locale): Features => [
  describeMessage(message, language).map(toPlace),
];

/** FNV-1a. */
function toPlace(trait: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < trait.length; at += 1) {
    hash = Math.imul(hash ^ trait.charCodeAt(at), 0x01_00_01_93);
  }
  return (hash ^ (hash >>> 18)) & (PLACES - 1);
}

function describeMessage({ clauses, asks }: Message, language: Locale): string[] {
  const traits = new Set<string>();
  const whole = new Set<string>();
  for (const words of clauses) {
    const found = loadLexicon(language)
      .findKinds(words)
      .map((numbers) => numbers.map((kind) => kinds[kind] ?? ""));
    for (const own of found) {
      for (const one of own) {
        whole.add(one);
        if (words.length <= SHORT_CLAUSE) traits.add(`short ${one}`);
      }
    }
    describeOrder(traits, found);
    describeWords(traits, words, language);
  }
  if (asks) whole.add("?");
  whole.add(`length ${describeLength(clauses.flat().length)}`);
  const sorted = [...whole].toSorted();
  sorted.forEach((one, at) => {
    traits.add(one);
    for (const other of sorted.slice(at + 1)) traits.add(`${one} & ${other}`);
  });
  return [...traits];
}

function describeOrder(traits: Set<string>, found: readonly (readonly string[])[]) {
  const row = [["^"], ...found.map((own) => (own.length > 0 ? own : ["-"])), ["$"]];
  row.forEach((these, at) => {
    row.slice(at + 1, at + 1 + NEAR).forEach((those, apart) => {
      for (const one of these) {
        for (const other of those) {
          if (apart === 0) traits.add(`${one} then ${other}`);
          if (one !== "-" && other !== "-") traits.add(`${one} near ${other}`);
        }
      }
    });
  });
}

function describeWords(traits: Set<string>, words: readonly string[], language: Locale) {
  words.forEach((word, at) => {
    traits.add(`${language} ${word}`);
    if (at > 0) traits.add(`${language} ${words[at - 1]} ${word}`);
    if (at > 1) traits.add(`${language} ${words[at - 2]} - ${word}`);
    const bounded = `<${word}>`;
    for (const count of LETTERS) {
      for (let start = 0; start + count <= bounded.length; start += 1) {
        traits.add(bounded.slice(start, start + count));
      }
    }
  });
}

function describeLength(words: number): string {
  if (words <= 2) return "tiny";
  if (words <= 5) return "short";
  return words <= 12 ? "middle" : "long";
}
