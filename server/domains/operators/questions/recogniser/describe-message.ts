import type { Locale } from "#contract/shared/languages.ts";
import { findConcepts } from "./lexicon.ts";
import { lexicons } from "./lexicons.ts";

/** So many words apart, two concepts still belong together. */
const NEAR = 5;
/** A clause of so few words says one thing. */
const SHORT_CLAUSE = 6;
const LETTERS = [4, 5];

interface Message {
  readonly clauses: readonly (readonly string[])[];
  readonly asks: boolean;
  readonly language: Locale;
}

/**
 * What a message is like, as a list of traits: its concepts, alone and in pairs, in order and near each
 * other, which are the same in every language, and its words and their parts, which are not.
 */
export function describeMessage({ clauses, asks, language }: Message): string[] {
  const traits = new Set<string>();
  const whole = new Set<string>();
  for (const words of clauses) {
    const concepts = findConcepts(words, lexicons[language]);
    for (const found of concepts) {
      for (const one of found) {
        whole.add(one);
        if (words.length <= SHORT_CLAUSE) traits.add(`short ${one}`);
      }
    }
    describeOrder(traits, concepts);
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

function describeOrder(traits: Set<string>, concepts: readonly ReadonlySet<string>[]) {
  const row = [["^"], ...concepts.map((found) => (found.size > 0 ? [...found] : ["-"])), ["$"]];
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
