import { PASSWORD_MIN } from "#contract/signup.ts";
import type { FieldErrorCode } from "#contract/errors.ts";
import lists from "./common-passwords.json" with { type: "json" };

type PasswordWord = Extract<FieldErrorCode, `password_${string}`>;

/** What is left of a password without its predictable characters must be this long. */
const LEAST_UNPREDICTABLE = 8;
/** Shorter names than this stand in too many words by chance. */
const LEAST_PERSONAL = 4;

const whole = new Set(lists.whole);
const bases = new Set(lists.bases);

/**
 * Why a password is refused, or null. It refuses what is short, what is on the list of common ones,
 * a common word with digits or signs around it, sequences (of the alphabet, digits or keyboard),
 * repetitions, and little more than what is known of its owner. `personal`: name, e-mail address,
 * name of the site. It does not measure strength: who picks a rare weak one is let in.
 */
export function validatePassword(
  password: string,
  personal: readonly string[],
): PasswordWord | null {
  if (Array.from(password).length < PASSWORD_MIN) return "password_too_short";
  const plain = simplify(password);
  if (isCommon(plain)) return "password_common";
  return isPersonal(plain, personal) ? "password_personal" : null;
}

function isCommon(plain: string): boolean {
  if (whole.has(plain) || repeatedUnit(plain).length < PASSWORD_MIN) return true;
  return isDressedUp(plain) || isPredictable(plain);
}

/** Whether it is a common word with nothing but digits and signs before it or behind it. */
function isDressedUp(plain: string): boolean {
  const from = plain.search(/[a-z]/);
  const starts = from > 0 ? [0, from] : [0];
  return starts.some((start) => {
    const text = plain.slice(start);
    const word = /^.*[a-z]/.exec(text)?.[0].length ?? 0;
    const ends = Array.from({ length: text.length - word + 1 }, (_, more) => word + more);
    return ends.some((end) => isBase(text.slice(0, end)));
  });
}

function isBase(word: string): boolean {
  return bases.has(word) || bases.has(unmask(word));
}

function isPersonal(plain: string, personal: readonly string[]): boolean {
  const known = personal
    .flatMap((text) => [text, text.split("@")[0] ?? "", ...text.split(/[^\p{L}]+/u)])
    .map(simplify)
    .filter((part) => part.length >= LEAST_PERSONAL)
    .toSorted((one, other) => other.length - one.length);
  const rest = known.reduce((left, part) => left.replaceAll(part, ""), plain);
  return rest !== plain && rest.length < LEAST_UNPREDICTABLE;
}

/** Lower case without accents: "Café" is as easily tried as "cafe". */
function simplify(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** "p@ssw0rd" is "password". */
function unmask(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => masks[sign] ?? sign);
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

/** What a text repeats: "abc" of "abcabcabc", itself where it repeats nothing. */
function repeatedUnit(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/**
 * Whether too few characters are a surprise. One is none where it goes on as those before it went,
 * one to four places apart: 123, aaa, cba, qwe, 1qaz, 1q2w3e, 112233, abcabcabc.
 */
function isPredictable(text: string): boolean {
  const signs = Array.from(text);
  const surprises = signs.filter((_, at) => ![1, 2, 3, 4].some((gap) => goesOn(signs, at, gap)));
  return surprises.length < LEAST_UNPREDICTABLE;
}

function goesOn(signs: readonly string[], at: number, gap: number): boolean {
  const [first, second, third] = [signs[at - 2 * gap], signs[at - gap], signs[at]];
  if (first === undefined || second === undefined || third === undefined) return false;
  return places.some((place) => {
    const [from, by, to] = [place(first), place(second), place(third)];
    if (!from || !by || !to) return false;
    const [dx, dy] = [by[0] - from[0], by[1] - from[1]];
    const small = Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
    return small && to[0] - by[0] === dx && to[1] - by[1] === dy;
  });
}

type Place = readonly [number, number];

const keyboards = [
  ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"],
  ["1234567890-=", "qwertzuiop", "asdfghjkl", "yxcvbnm,.-"],
  ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"],
];
const shifted = "!@#$%^&*()";

/** Where a sign stands: in the alphabet, or on the keys of a keyboard. */
const places: readonly ((sign: string) => Place | undefined)[] = [
  (sign) => [sign.codePointAt(0) ?? 0, 0],
  ...keyboards.map((rows) => {
    const keys = new Map<string, Place>();
    for (const [row, signs] of rows.entries()) {
      for (const [column, sign] of Array.from(signs).entries()) keys.set(sign, [column, row]);
    }
    for (const [column, sign] of Array.from(shifted).entries()) keys.set(sign, [column, 0]);
    return (sign: string) => keys.get(sign);
  }),
];
