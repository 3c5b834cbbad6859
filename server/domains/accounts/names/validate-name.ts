import type { FieldErrorCode } from "#contract/shared/errors.ts";
import { listLookAlikes } from "./look-alikes.ts";
import { normalizeEmail, NAME_MAX_DIGITS } from "#server/domains/accounts/rules.ts";
import { findContactDetails } from "#server/domains/recognition/contact-details.ts";
import { staffPhrases, staffWords } from "./staff-words.ts";

type NameErrorCode = Extract<FieldErrorCode, `name_${string}`>;

interface NameContext {
  readonly siteName: string;
  readonly email?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Why a name is not allowed, or null. A name must not be an address or a telephone number, nor pose
 * as the site's staff.
 */
export function validateName(
  name: string,
  { siteName, email, country }: NameContext,
): NameErrorCode | null {
  if (name.startsWith("@")) return "name_starts_with_at";
  if (email !== undefined && normalizeEmail(name) === normalizeEmail(email)) return "name_is_email";
  if (invisible.test(name)) return "name_invisible";
  if (hasContact(name, country)) return "name_contact";
  if (!allowed.test(name) || !/\p{L}/u.test(name)) return "name_characters";
  if (!isOneAlphabet(name)) return "name_alphabets";
  return isReserved(name, siteName) ? "name_reserved" : null;
}

/** Control and format characters, line and paragraph separators, and invisible letters. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Letters with at most two marks, and digits; phonetic letters are excluded, because they serve as
 * look-alikes.
 */
const allowed =
  /^(?:(?![\u0250-\u0258\u025a-\u02ff\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f])\p{L}\p{M}{0,2}|\p{Nd}|[ \u00a0'’‘`´.,\-‐‑–&+()/·])+$/u;

const alphabets = [
  /^\p{Script=Latin}+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^\p{Script=Armenian}+$/u,
  /^\p{Script=Georgian}+$/u,
  /^\p{Script=Hebrew}+$/u,
  /^\p{Script=Arabic}+$/u,
  /^\p{Script=Ethiopic}+$/u,
  /^\p{Script=Devanagari}+$/u,
  /^\p{Script=Bengali}+$/u,
  /^\p{Script=Tamil}+$/u,
  /^\p{Script=Thai}+$/u,
  /^\p{Script=Hangul}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
];

function isOneAlphabet(name: string): boolean {
  const letters = name.normalize("NFKC").replace(/[^\p{L}]/gu, "");
  return alphabets.some((alphabet) => alphabet.test(letters));
}

/** Services whose name in a name means an address there. */
const services =
  /\b(?:www|gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|gmx|whatsapp|telegram|instagram|snapchat|facebook|tiktok|skype)/iu;

/** A name is stricter than a text: it needs neither an @, nor a service, nor many digits. */
function hasContact(name: string, country: string | undefined): boolean {
  const plain = name.normalize("NFKC");
  const digits = plain.match(/\p{N}/gu)?.length ?? 0;
  return (
    plain.includes("@") ||
    digits > NAME_MAX_DIGITS ||
    services.test(plain) ||
    findContactDetails(name, country) !== null
  );
}

const reservedWords = new Set([...staffWords, ...staffPhrases].map(join).flatMap(listLookAlikes));
const reservedPhrases = new Set(staffPhrases.map(join).flatMap(listLookAlikes));

function isReserved(name: string, siteName: string): boolean {
  const site = new Set(listLookAlikes(join(siteName)));
  const isStaff = (form: string) => reservedWords.has(form) || endsOf(form, site).some(isStaffWord);
  const isPhrase = (form: string) => reservedPhrases.has(form) || site.has(form);
  // "VonkTeam" is read as two words, "AdmIn" as one.
  return [name, name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")].map(splitWords).some((words) => {
    const spelledOut = words.every((word) => word.length === 1) ? [words.join("")] : [];
    return (
      [...words, ...spelledOut].flatMap(listForms).some(isStaff) ||
      listRuns(words).flatMap(listForms).some(isPhrase)
    );
  });
}

function isStaffWord(form: string): boolean {
  return reservedWords.has(form);
}

/** The rest of a word that begins or ends with the site's name: "team" from "vonkteam". */
function endsOf(form: string, site: ReadonlySet<string>): readonly string[] {
  return [...site].flatMap((name) => [
    ...(form.startsWith(name) ? [form.slice(name.length)] : []),
    ...(form.endsWith(name) ? [form.slice(0, -name.length)] : []),
  ]);
}

/** The forms of a word, also without surrounding digits ("Support24"). */
function listForms(word: string): readonly string[] {
  return [word, word.replace(/^\p{N}+|\p{N}+$/gu, "")].flatMap(listLookAlikes);
}

/** Every run of one to four words, joined, because a phrase may be written as one word. */
function listRuns(words: readonly string[]): readonly string[] {
  return words.flatMap((_, from) =>
    [1, 2, 3, 4].map((length) => words.slice(from, from + length).join("")),
  );
}

function splitWords(text: string): readonly string[] {
  return text
    .normalize("NFKC")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}

function join(text: string): string {
  return splitWords(text).join("");
}
