import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import own from "./common-passwords.json" with { type: "json" };

/** How many guesses find a word when the most common are tried first, as a logarithm: 2 is 100. */
export type CommonWords = ReadonlyMap<string, number>;

/** Longer entries of the lists are left out. */
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
  // One file at a time, so that no other request waits for all of them.
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
