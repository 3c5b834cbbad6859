import { readTokens } from "./read-tokens.ts";
import { kinds } from "./words/kinds.ts";
import type { WordList } from "./words/kinds.ts";

/** How many places the hashes of words and groups of letters have. */
export const HASHES = 2 ** 18;

/** What a text consists of: the places of its weights. */
export interface Features {
  /** Kinds of words, and pairs of them in order: the same places in every language. */
  readonly kinds: readonly number[];
  /** Hashes of words, pairs of words and groups of letters. */
  readonly letters: readonly number[];
}

/** Kinds of tokens that no list of words has. */
const MARKS = [
  "?",
  "!",
  "!!",
  "…",
  "#1",
  "#2",
  "#3",
  "#4",
  "#5",
  "#6",
  ..."account_ address_ messenger_ payment_ amount_ phone_ nickname_ mixed_ emoji".split(" "),
];
const KINDS = kinds.length + MARKS.length;
/** A text with more tokens than this is of the next length. */
const LENGTHS = [3, 7, 13, 25];
/** A text with so many digits, as numbers or as words, may have a phone number. */
const DIGITS = [3, 4, 5, 6, 8];
const DIGIT_KINDS = [
  kinds.indexOf("digits"),
  ...["#1", "#2", "#3", "#4", "#5", "#6", "mixed_"].map(
    (mark) => kinds.length + MARKS.indexOf(mark),
  ),
];
/** Each kind of word, each at the start of a text, each pair, each length, and numbers of digits. */
export const KIND_FEATURES = KINDS * (KINDS + 2) + LENGTHS.length + 1 + DIGITS.length;
/** Words further apart than this seldom belong together. */
const PAIR_DISTANCE = 8;
const SHORTEST_GROUP = 3;
const LONGEST_GROUP = 5;

export type KindsOf = (tokens: readonly string[]) => readonly (readonly number[])[];

/** Finds the kinds of each token. In the lists, `word*` is a beginning, `*word` an end, `a+b` a phrase. */
export function createKindsOf(list: WordList): KindsOf {
  const whole = new Map<string, number[]>();
  const starts = new Map<string, number[]>();
  const ends: (readonly [string, number])[] = [];
  /** By their first part, so that few are compared with each token. */
  const phrases = new Map<string, (readonly [rest: readonly string[], kind: number])[]>();
  const add = (map: Map<string, number[]>, word: string, kind: number) =>
    map.set(word, [...(map.get(word) ?? []), kind]);
  kinds.forEach((name, kind) => {
    for (const word of list[name].split(/\s+/).filter(Boolean)) {
      const [first = "", ...rest] = word.split("+");
      if (rest.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), [rest, kind]]);
      else if (word.startsWith("*")) ends.push([word.slice(1), kind]);
      else if (word.endsWith("*")) add(starts, word.slice(0, -1), kind);
      else add(whole, word, kind);
    }
  });
  const fits = (part: string, token: string | undefined) =>
    part.endsWith("*") ? token?.startsWith(part.slice(0, -1)) === true : part === token;
  return (tokens) =>
    tokens.map((token, at) => {
      const found = new Set(whole.get(token));
      const addPhrases = (first: string) => {
        for (const [rest, kind] of phrases.get(first) ?? [])
          if (rest.every((part, i) => fits(part, tokens[at + 1 + i]))) found.add(kind);
      };
      addPhrases(token);
      for (let length = 1; length <= token.length; length += 1) {
        const start = token.slice(0, length);
        for (const kind of starts.get(start) ?? []) found.add(kind);
        addPhrases(`${start}*`);
      }
      for (const [end, kind] of ends) if (token.endsWith(end)) found.add(kind);
      const mark = MARKS.indexOf(/^\p{Extended_Pictographic}/u.test(token) ? "emoji" : token);
      if (mark !== -1) found.add(kinds.length + mark);
      return [...found];
    });
}

export function readFeatures(text: string, kindsOf: KindsOf): Features {
  const tokens = readTokens(text);
  return { kinds: kindFeatures(kindsOf(tokens)), letters: letterFeatures(tokens) };
}

function kindFeatures(found: readonly (readonly number[])[]): readonly number[] {
  const features = new Set<number>();
  found.forEach((here, at) => {
    for (const kind of here) features.add(kind);
    for (const later of found.slice(at + 1, at + 1 + PAIR_DISTANCE))
      for (const a of here) for (const b of later) features.add(KINDS * (a + 2) + b);
  });
  for (const kind of found.find((some) => some.length > 0) ?? []) features.add(KINDS + kind);
  const length = LENGTHS.filter((limit) => found.length > limit).length;
  features.add(KINDS * (KINDS + 2) + length);
  const digits = found.filter((here) => here.some((kind) => DIGIT_KINDS.includes(kind))).length;
  DIGITS.forEach((least, at) => {
    if (digits >= least) features.add(KINDS * (KINDS + 2) + LENGTHS.length + 1 + at);
  });
  return [...features];
}

function letterFeatures(tokens: readonly string[]): readonly number[] {
  const features = new Set<number>();
  let before = 1;
  let beforeThat = 1;
  for (const token of [...tokens, ""]) {
    const word = hash(token, 2);
    features.add(place(mix(before, word)));
    features.add(place(mix(mix(beforeThat, 3), word)));
    if (token) features.add(place(word));
    beforeThat = before;
    before = word;
  }
  const text = ` ${tokens.join(" ")} `;
  for (let at = 0; at < text.length; at += 1) {
    let group = 4;
    for (let length = 1; length <= LONGEST_GROUP && at + length <= text.length; length += 1) {
      group = mix(group, text.charCodeAt(at + length - 1));
      if (length >= SHORTEST_GROUP) features.add(place(group));
    }
  }
  return [...features];
}

/** FNV-1a. */
const mix = (before: number, value: number) => Math.imul(before ^ value, 16_777_619);
const hash = (text: string, seed: number) => {
  let result = seed;
  for (let at = 0; at < text.length; at += 1) result = mix(result, text.charCodeAt(at));
  return result;
};
/** The high bits are mixed better than the low ones. */
const place = (value: number) => (Math.imul(value ^ (value >>> 15), 2_246_822_519) >>> 0) % HASHES;
