import type { Lexicon } from "#server/domains/recognition/lexicon.ts";
import type { Features } from "#server/domains/recognition/model.ts";
import { kinds } from "./kinds.ts";
import { readTokens } from "./read-tokens.ts";

/** How many places the hashes of words and groups of letters have. */
export const HASHES = 2 ** 18;

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

/** The kinds of words that a text has, and hashes of its words, pairs of words and groups of letters. */
export function readFeatures(text: string, { findKinds }: Lexicon): Features {
  const tokens = readTokens(text);
  const found = findKinds(tokens).map((own, at) => {
    const token = tokens[at] ?? "";
    const mark = MARKS.indexOf(/^\p{Extended_Pictographic}/u.test(token) ? "emoji" : token);
    return mark === -1 ? own : [...own, kinds.length + mark];
  });
  return [kindFeatures(found), letterFeatures(tokens)];
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
