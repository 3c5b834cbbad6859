import { MAX_WORD_LENGTH, normalizeText, removeAccents } from "./common-words.ts";
import type { CommonWords } from "./common-words.ts";
import { isRowContinued } from "./keyboard-rows.ts";

/** A part of a password and how many guesses it takes (as a logarithm: 2 is 100). */
interface Part {
  readonly kind: "character" | "row" | "repeat" | "word" | "personal" | "date";
  readonly length: number;
  readonly guesses: number;
}

export interface Estimate {
  /** The logarithm of the number of guesses for the whole password: 8 is a hundred million. */
  readonly guesses: number;
  /** Its parts, split in the way that takes the fewest guesses. */
  readonly parts: readonly Part[];
}

interface Knowledge {
  readonly words: CommonWords;
  /** Known data about the owner: name, address, date of birth. */
  readonly personal: ReadonlySet<string>;
}

/**
 * Estimates the guesses for a password as the product of those for its parts: common words,
 * personal data, dates, keyboard rows, repetitions and single characters. zxcvbn adds 10,000 for
 * every further part, so any three common words would pass
 * (docs/decisions/0012-password-strength.md).
 */
export function estimateGuesses(password: string, knowledge: Knowledge): Estimate {
  const written = removeAccents(password);
  const text = normalizeText(password);
  const repeats = findRepeats(text);
  const best: { readonly guesses: number; readonly part: Part | null }[] = [
    { guesses: 0, part: null },
  ];
  for (let end = 1; end <= text.length; end += 1) {
    let cheapest: { guesses: number; part: Part | null } = { guesses: Infinity, part: null };
    const consider = (part: Part | null) => {
      const guesses = part && (best[end - part.length]?.guesses ?? 0) + part.guesses;
      if (guesses !== null && guesses < cheapest.guesses) cheapest = { guesses, part };
    };
    consider(characterAt(text, end - 1));
    consider(repeatOf(repeats[end] ?? 0));
    for (let length = 2; length <= Math.min(end, MAX_WORD_LENGTH); length += 1) {
      const token = text.slice(end - length, end);
      consider(wordOf(token, written.slice(end - length, end), knowledge));
      consider(dateOf(token));
    }
    best.push(cheapest);
  }
  const parts: Part[] = [];
  for (let end = text.length; end > 0; end -= parts[0]?.length ?? 1) {
    const { part } = best[end] ?? {};
    if (part) parts.unshift(part);
  }
  return { guesses: best.at(-1)?.guesses ?? 0, parts };
}

function characterAt(text: string, at: number): Part {
  const character = text[at] ?? "";
  const part = (kind: "character" | "row", guesses: number) => ({ kind, length: 1, guesses });
  if (isRowContinued(text, at)) return part("row", 0.2);
  if (character === text[at - 1]) return part("row", 0.3);
  return part("character", /[ \-_.,!?]/.test(character) ? 0.7 : 1);
}

function wordOf(token: string, written: string, { words, personal }: Knowledge): Part | null {
  const length = token.length;
  if (personal.has(token)) return { kind: "personal", length, guesses: 0.7 };
  const forms: (number | undefined)[] = [words.get(token)];
  if (length > 3) {
    const masked = words.get(unmask(token));
    const reversed = words.get(Array.from(token).toReversed().join(""));
    forms.push(masked && masked + 0.3, reversed && reversed + 0.5);
  }
  const found = forms.filter((guesses) => guesses !== undefined);
  if (found.length === 0) return null;
  // Short words appear in random passwords by chance.
  const least = length === 2 ? 1.5 : length === 3 ? 1.3 : 0;
  const guesses = Math.max(least, Math.min(...found));
  return { kind: "word", length, guesses: guesses + (isMixedCase(written) ? 1 : 0) };
}

/** "aBcD", but not "Abcd" or "ABCD", which attackers try together with the word. */
function isMixedCase(text: string): boolean {
  const rest = text.slice(1);
  return rest !== rest.toLowerCase() && text !== text.toUpperCase();
}

/** "p@ssw0rd" is "password". */
function unmask(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => masks[character] ?? character);
}

const masks: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const year = /^(?:19[2-9]\d|20[0-4]\d)$/;
const [day, month] = ["(?:0?[1-9]|[12]\\d|3[01])", "(?:0?[1-9]|1[0-2])"];
const date = new RegExp(
  `^(?:${day}([-/._ ]?)${month}\\1(?:19|20)?\\d\\d|(?:19|20)\\d\\d([-/._ ]?)${month}\\2${day})$`,
);

function dateOf(token: string): Part | null {
  const { length } = token;
  if (length === 4 && year.test(token)) return { kind: "date", length, guesses: 1.5 };
  if (length < 6 || length > 10 || !date.test(token)) return null;
  return { kind: "date", length, guesses: 4 };
}

function repeatOf(length: number): Part | null {
  return length < 3 ? null : { kind: "repeat", length, guesses: 0.7 };
}

/**
 * For each end position, the length of the longest piece ending there that also occurs further
 * left.
 */
function findRepeats(text: string): readonly number[] {
  const longest = [0];
  let previous: readonly number[] = [];
  for (let end = 1; end <= text.length; end += 1) {
    const current: number[] = [0];
    for (let other = 1; other < end; other += 1) {
      const isSame = text[other - 1] === text[end - 1];
      current.push(isSame ? (previous[other - 1] ?? 0) + 1 : 0);
    }
    longest.push(Math.max(...current));
    previous = current;
  }
  return longest;
}
