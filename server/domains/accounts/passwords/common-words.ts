import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import own from "./common-passwords.json" with { type: "json" };

/**
 * How many guesses it takes to find a word if the most common are tried first, as a logarithm: 2 is
 * 100.
 */
export type CommonWords = ReadonlyMap<string, number>;

/** Longer entries of the lists are skipped. */
export const MAX_WORD_LENGTH = 24;

const { resolve } = createRequire(import.meta.url);
const passwords = resolve("@zxcvbn-ts/language-common/src/passwords.json");
const wordLists = [
  resolve("@zxcvbn-ts/language-de/src/commonWords.json"),
  resolve("@zxcvbn-ts/language-en/src/commonWords.json"),
  resolve("@zxcvbn-ts/language-es-es/src/commonWords.json"),
  resolve("@zxcvbn-ts/language-fr/src/commonWords.json"),
  resolve("@zxcvbn-ts/language-it/src/commonWords.json"),
  resolve("@zxcvbn-ts/language-nl-be/src/commonWords.json"),
  resolve("@zxcvbn-ts/language-pl/src/commonWords.json"),
];
const nameLists = [
  resolve("@zxcvbn-ts/language-de/src/firstnames.json"),
  resolve("@zxcvbn-ts/language-en/src/firstnames.json"),
  resolve("@zxcvbn-ts/language-es-es/src/firstnames.json"),
  resolve("@zxcvbn-ts/language-fr/src/firstnames.json"),
  resolve("@zxcvbn-ts/language-it/src/firstnames.json"),
  resolve("@zxcvbn-ts/language-nl-be/src/boysFirstnames.json"),
  resolve("@zxcvbn-ts/language-nl-be/src/girlsFirstnames.json"),
  resolve("@zxcvbn-ts/language-pl/src/femaleFirstnames.json"),
  resolve("@zxcvbn-ts/language-pl/src/maleFirstnames.json"),
];
/** Per language, sorted by frequency. More would only cost memory. */
const WORDS_PER_LANGUAGE = 16_000;
/** Most lists of first names are alphabetical, so every name takes the same number of guesses. */
const GUESSES_FOR_NAME = 1_000;
/** For words missing from the lists, and passwords from other leaks. */
const GUESSES_FOR_OWN = 1_000;
const MIN_GUESSES = 10;

let words: Promise<CommonWords> | undefined;

/** Loads the words of seven languages, first names and leaked passwords, once per process. */
export function loadCommonWords(): Promise<CommonWords> {
  words ??= readLists();
  return words;
}

/** Lower case without accents: "Café" is guessed as quickly as "cafe". */
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
  // One file at a time, so that other requests run in between.
  for (const file of [passwords, ...wordLists]) {
    const list = await readList(file);
    const count = file === passwords ? list.length : WORDS_PER_LANGUAGE;
    for (const [at, word] of list.slice(0, count).entries()) add(word, at + 1);
  }
  for (const file of nameLists) {
    for (const word of await readList(file)) add(word, GUESSES_FOR_NAME);
  }
  for (const word of [...own.words, ...own.leaked]) add(word, GUESSES_FOR_OWN);
  return guesses;
}

async function readList(file: string): Promise<readonly string[]> {
  return JSON.parse(await readFile(file, "utf8")) as string[];
}
