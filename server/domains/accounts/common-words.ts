import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import own from "./common-passwords.json" with { type: "json" };

/** How many guesses find a word when the most common are tried first, as a logarithm: 2 is 100. */
export type CommonWords = ReadonlyMap<string, number>;

/** Longer entries of the lists are left out. */
export const MAX_WORD_LENGTH = 24;

const languages: Readonly<Record<string, readonly string[]>> = {
  de: ["firstnames"],
  en: ["firstnames"],
  "es-es": ["firstnames"],
  fr: ["firstnames"],
  it: ["firstnames"],
  "nl-be": ["boysFirstnames", "girlsFirstnames"],
  pl: ["maleFirstnames", "femaleFirstnames"],
};
/** Of a language's words, sorted by how common they are. The rest would only take memory. */
const WORDS_PER_LANGUAGE = 16_000;
/** First names are sorted by the alphabet in most lists: each takes as many guesses. */
const GUESSES_FOR_NAME = 1_000;
/** Words missing in the lists, and passwords of other leaks. */
const GUESSES_FOR_OWN = 1_000;
const MIN_GUESSES = 10;

let words: Promise<CommonWords> | undefined;

/** Loads the words of seven languages, first names and leaked passwords: once a process. */
export function loadCommonWords(): Promise<CommonWords> {
  words ??= readLists();
  return words;
}

/** Lower case without accents: "Café" is found as quickly as "cafe". */
export function normalizeText(text: string): string {
  return removeAccents(text).toLowerCase();
}

export function removeAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

async function readLists(): Promise<CommonWords> {
  const guesses = new Map<string, number>();
  const add = (word: string, count: number) => {
    const key = normalizeText(word);
    if (key.length < 2 || key.length > MAX_WORD_LENGTH) return;
    const known = guesses.get(key) ?? Infinity;
    guesses.set(key, Math.min(known, Math.log10(Math.max(count, MIN_GUESSES))));
  };
  const addRanked = (list: readonly string[]) => list.forEach((word, at) => add(word, at + 1));
  // One file at a time, so that no other request waits for all of them.
  addRanked(await readList("common", "passwords"));
  for (const [language, names] of Object.entries(languages)) {
    addRanked((await readList(language, "commonWords")).slice(0, WORDS_PER_LANGUAGE));
    for (const name of names) {
      for (const word of await readList(language, name)) add(word, GUESSES_FOR_NAME);
    }
  }
  for (const word of [...own.words, ...own.leaked]) add(word, GUESSES_FOR_OWN);
  return guesses;
}

async function readList(language: string, name: string): Promise<readonly string[]> {
  const file = resolve(`@zxcvbn-ts/language-${language}/src/${name}.json`);
  return JSON.parse(await readFile(file, "utf8")) as string[];
}

const { resolve } = createRequire(import.meta.url);
