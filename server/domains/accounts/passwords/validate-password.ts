import type { FieldErrorCode } from "#contract/shared/errors.ts";
import {
  PASSWORD_MIN_GUESSES_LOG10,
  PERSONAL_WORD_MIN_CHARACTERS,
} from "#server/domains/accounts/rules.ts";
import { PASSWORD_MIN_CHARACTERS } from "#contract/accounts/limits.ts";
import { normalizeText } from "./common-words.ts";
import type { CommonWords } from "./common-words.ts";
import { estimateGuesses } from "./estimate-guesses.ts";
import type { Estimate } from "./estimate-guesses.ts";

type PasswordErrorCode = Extract<FieldErrorCode, `password_${string}`>;

/** What others may know about a password's owner. */
export interface PersonalData {
  readonly siteName: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** "1966-05-14" */
  readonly birthDate?: string | undefined;
}

/** Why a password is too weak, or null. Checking 128 characters takes 10 ms of a core at most. */
export function validatePassword(
  password: string,
  owner: PersonalData,
  words: CommonWords,
): PasswordErrorCode | null {
  if (Array.from(password).length < PASSWORD_MIN_CHARACTERS) return "password_too_short";
  const estimate = estimateGuesses(password, { words, personal: personalWords(owner) });
  return estimate.guesses < PASSWORD_MIN_GUESSES_LOG10 ? reasonOf(estimate) : null;
}

function reasonOf({ parts }: Estimate): PasswordErrorCode {
  if (parts.some(({ kind }) => kind === "personal")) return "password_personal";
  const lengthOf = (some: Estimate["parts"]) => some.reduce((sum, { length }) => sum + length, 0);
  const regular = parts.filter(({ kind }) => kind === "row" || kind === "repeat");
  return lengthOf(regular) * 2 >= lengthOf(parts) ? "password_regular" : "password_common";
}

function personalWords({ siteName, name, email, birthDate }: PersonalData): ReadonlySet<string> {
  const texts = [siteName, name ?? "", email ?? "", email?.split("@")[0] ?? ""];
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}]+/u)]);
  const words = [...parts, ...formsOfDate(birthDate ?? "")].map(normalizeText);
  return new Set(words.filter((word) => word.length >= PERSONAL_WORD_MIN_CHARACTERS));
}

/** A date as people write it: 14051966, 14-5-66, 1966/05/14, 1405. */
function formsOfDate(date: string): readonly string[] {
  const [year = "", month = "", day = ""] = date.split("-");
  const short = [year.slice(2), month.replace(/^0/, ""), day.replace(/^0/, "")] as const;
  const orders = [
    [day, month, year],
    [month, day, year],
    [year, month, day],
    [day, month, short[0]],
    [short[2], short[1], year],
    [short[2], short[1], short[0]],
    [day, month],
    [month, day],
  ];
  return [
    year,
    ...["", "-", "/", ".", " "].flatMap((sign) => orders.map((parts) => parts.join(sign))),
  ];
}
