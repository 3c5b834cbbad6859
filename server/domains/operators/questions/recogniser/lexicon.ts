import type { Concept, Words } from "#server/domains/operators/questions/words/words.ts";
import { normalizeText } from "./split-clauses.ts";

/** The words of a language, found by their beginning. */
export interface Lexicon {
  readonly exact: ReadonlyMap<string, readonly Concept[]>;
  readonly beginnings: ReadonlyMap<string, readonly Concept[]>;
  /** By the first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  readonly words: readonly string[];
  readonly concept: Concept;
}

export function buildLexicon(words: Words): Lexicon {
  const exact = new Map<string, Concept[]>();
  const beginnings = new Map<string, Concept[]>();
  const phrases = new Map<string, Phrase[]>();
  for (const [concept, list] of Object.entries(words) as [Concept, string][]) {
    for (const entry of list.split(",")) {
      const parts = normalizeText(entry).match(/[a-z0-9]+\*?/g) ?? [];
      const [first = ""] = parts;
      if (parts.length > 1) addTo(phrases, first, { words: parts, concept });
      else if (first.endsWith("*")) addTo(beginnings, first.slice(0, -1), concept);
      else addTo(exact, first, concept);
    }
  }
  return { exact, beginnings, phrases };
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** What each word of a clause is about. */
export function findConcepts(words: readonly string[], lexicon: Lexicon): ReadonlySet<Concept>[] {
  const found = words.map(() => new Set<Concept>());
  words.forEach((word, at) => {
    for (const concept of lexicon.exact.get(word) ?? []) found[at]?.add(concept);
    for (let end = 1; end <= word.length; end += 1) {
      for (const concept of lexicon.beginnings.get(word.slice(0, end)) ?? []) {
        found[at]?.add(concept);
      }
    }
    for (const phrase of lexicon.phrases.get(word) ?? []) {
      if (!phrase.words.every((part, offset) => fits(words[at + offset], part))) continue;
      phrase.words.forEach((_, offset) => found[at + offset]?.add(phrase.concept));
    }
  });
  return found;
}

function fits(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  return part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part;
}
