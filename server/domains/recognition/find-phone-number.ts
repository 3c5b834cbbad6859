import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { CountryCode as PhoneCountry } from "libphonenumber-js/max";
import { countries } from "#contract/catalogue/regions.ts";
import { toDigits } from "./read-digits.ts";

/** More attempts than this are not made for one text. */
const MAX_ATTEMPTS = 60;
/** A date has eight digits; no number that is dialled in full has fewer than this. */
const MIN_DIGITS = 9;
const MAX_DIGITS = 15;

/** Digits with at most four characters between them that are neither letters nor digits. */
const groups = /\+?\d(?:[^\p{L}\p{N}]{0,4}\d){8,}/gu;
const dates =
  /(?<![\d.\-/])(?:(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?!\d)/gu;
const times = /(?<![\d:])\d{1,2}:\d\d(?![\d:])/gu;
const year = /^(?:19|20)\d\d$/;

interface Group {
  readonly digits: string;
  /** What is in front of the group: in front of the first one a plus, or nothing. */
  readonly before: string;
}

/** Whether a text has a telephone number of the member's country, or one that names its country. */
export function hasPhoneNumber(text: string, country: string | undefined): boolean {
  const plain = toDigits(text).replaceAll(dates, "x").replaceAll(times, "x");
  let attempts = 0;
  for (const [run] of plain.matchAll(groups)) {
    const found = [...run.matchAll(/(\D*)(\d+)/gu)].map(([, before = "", digits = ""]) => ({
      digits,
      before,
    }));
    for (const part of listParts(found)) {
      if (attempts >= MAX_ATTEMPTS) return false;
      const numbers = listReadings(part, country);
      attempts += numbers.length;
      if (numbers.some(isNumber)) return true;
    }
  }
  return false;
}

/** Every row of groups that has as many digits as a number: an age may precede the number. */
function* listParts(found: readonly Group[]): Generator<readonly Group[]> {
  for (const from of found.keys()) {
    for (let end = from + 1; end <= found.length; end += 1) {
      const part = found.slice(from, end);
      const count = digitsOf(part).length;
      if (count > MAX_DIGITS) break;
      if (count >= MIN_DIGITS) yield part;
    }
  }
}

const digitsOf = (part: readonly Group[]) => part.map(({ digits }) => digits).join("");

interface Reading {
  readonly number: string;
  readonly country?: PhoneCountry;
  readonly hasPlus?: boolean;
}

/** The ways to read a row of groups as a telephone number. */
function listReadings(part: readonly Group[], country: string | undefined): readonly Reading[] {
  const number = digitsOf(part);
  const home = countries.find((one) => one === country);
  if (part[0]?.before.endsWith("+")) return [{ number: `+${number}`, hasPlus: true }];
  if (number.startsWith("00")) return [{ number: `+${number.slice(2)}` }];
  // With the zero that is dialled within a country: nothing else has so many digits after a zero.
  if (number.startsWith("0")) {
    const others = countries.filter((one) => one !== home && one !== "US" && one !== "CA");
    return [...(home ? [home] : []), ...others].map((one) => ({ number, country: one }));
  }
  const atHome = home ? [{ number, country: home }] : [];
  if (part.length === 1) return [...atHome, { number: `+${number}` }];
  return home && isWrittenAsOne(part, home) ? atHome : [];
}

/** Countries in which numbers have no zero in front. */
const withoutZero: readonly string[] = ["ES", "PL", "IT", "US", "CA"];

/** Whether groups without a zero in front are one number and not, say, a height, a weight and a year. */
function isWrittenAsOne(part: readonly Group[], home: string): boolean {
  if (!withoutZero.includes(home)) return false;
  const isAmerican = home === "US" || home === "CA";
  const separators = part.slice(1).map(({ before }) => before);
  const isEven = new Set(separators).size === 1 && /^ ?[ .-] ?$/.test(separators[0] ?? "");
  const isBracketed = isAmerican && separators.every((one) => /^\)?[ .-]?$/.test(one));
  const isSpelled = part.every(({ digits }) => digits.length === 1);
  const years = part.filter(({ digits }) => year.test(digits));
  // The last four digits of an American number may look like a year.
  const hasYear = isAmerican ? years.includes(part[0] as Group) : years.length > 0;
  return (isEven || isBracketed) && !hasYear && (isSpelled || part.length <= 4);
}

function isNumber({ number, country, hasPlus }: Reading): boolean {
  const parsed = parsePhoneNumberFromString(number, country);
  // A plus means a number, even in a range that is not assigned yet.
  return (hasPlus ? parsed?.isPossible() : parsed?.isValid()) ?? false;
}
