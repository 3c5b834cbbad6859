import { FALLBACK_LOCALE, locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { flattenTexts } from "./flatten-texts.ts";
import { checkText } from "./check-text.ts";
import type { Areas, Languages } from "./read-languages.ts";

/**
 * One line for each difference between a language file and nl's, and for each problem of a text.
 */
export function checkLanguages(languages: Languages): string[] {
  const model = languages[FALLBACK_LOCALE];
  return locales.flatMap((locale) => [
    ...checkAreas(locale, model, languages[locale]),
    ...[...languages[locale]].flatMap(([area, texts]) =>
      checkArea(locale, area, flattenTexts(texts), flattenTexts(model.get(area) ?? {})),
    ),
  ]);
}

/** One line for each file whose key order differs from nl's: harder to compare, but not wrong. */
export function findKeyOrderDifferences(languages: Languages): string[] {
  return locales.flatMap((locale) =>
    [...languages[locale]].flatMap(([area, texts]) => {
      const keys = flattenTexts(texts);
      const model = flattenTexts(languages[FALLBACK_LOCALE].get(area) ?? {});
      const own = [...keys.keys()].filter((key) => model.has(key));
      const first = [...model.keys()]
        .filter((key) => keys.has(key))
        .find((key, i) => key !== own[i]);
      return first === undefined
        ? []
        : [`${place(locale, area)}: another order than ${FALLBACK_LOCALE}, from ${first} on`];
    }),
  );
}

function checkAreas(locale: Locale, model: Areas, areas: Areas): string[] {
  const missing = [...model.keys()].filter((area) => !areas.has(area));
  const surplus = [...areas.keys()].filter((area) => !model.has(area));
  return [
    ...missing.map((area) => `${place(locale, area)}: the file is missing`),
    ...surplus.map((area) => `${place(locale, area)}: ${FALLBACK_LOCALE} has no such file`),
  ];
}

type Leaves = ReadonlyMap<string, unknown>;

function checkArea(locale: Locale, area: string, texts: Leaves, model: Leaves): string[] {
  const missing = [...model.keys()].filter((key) => !texts.has(key));
  const failures = [...texts].flatMap(([key, text]) => {
    if (typeof text !== "string") return [`${key}: no text but ${JSON.stringify(text)}`];
    const surplus = model.has(key) ? [] : [`${FALLBACK_LOCALE} has no such key`];
    const other = locale === FALLBACK_LOCALE ? undefined : model.get(key);
    const informal = isWrittenToMember(area, key) ? [] : findInformalWords(locale, text);
    return [...surplus, ...compareToModel(locale, text, other), ...informal].map(
      (what) => `${key}: ${what}`,
    );
  });
  return [...missing.map((key) => `${key}: missing`), ...failures].map(
    (failure) => `${place(locale, area)}: ${failure}`,
  );
}

/** The opening lines that one member sends to another, who may be addressed as a friend. */
function isWrittenToMember(area: string, key: string): boolean {
  return area === "chat-dialogs" && key.startsWith("openings.");
}

/** The words with which each language addresses a friend; texts say Sie, vous, usted, Lei, Pan/Pani. */
const informalWords: Partial<Record<Locale, string>> = {
  de: "du|dich|dir|dein(e[mnrs]?)?",
  fr: "tu|toi|te|ton|ta|tes|t(?=’)",
  es: "tú|tus?|ti|te|contigo|tuy[oa]s?",
  it: "tu|te|ti|tuo|tua|tuoi|tue",
  pl: "ty|cię|ciebie|tobie|tobą|twój|two[ij]\\p{L}+|wasz\\p{L}*",
};

function findInformalWords(locale: Locale, text: string): string[] {
  const words = informalWords[locale];
  if (words === undefined) return [];
  const found = new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, "iu").exec(text);
  return found ? [`addresses the reader as a friend: ${found[0]}`] : [];
}

const MAX_NAME_LENGTH = 24;

function compareToModel(locale: Locale, text: string, modelText: unknown): string[] {
  const { failures, inputs, words } = checkText(locale, text);
  if (typeof modelText !== "string") return [...failures];
  const model = checkText(FALLBACK_LOCALE, modelText).inputs;
  const differs = inputs && model && inputs.join() !== model.join();
  const same = text === modelText && words.length > MAX_NAME_LENGTH && words.includes(" ");
  return [
    ...failures,
    ...(differs
      ? [`takes ${describeInputs(inputs)}, ${FALLBACK_LOCALE} takes ${describeInputs(model)}`]
      : []),
    ...(same ? [`the same words as ${FALLBACK_LOCALE}, not translated`] : []),
  ];
}

function describeInputs(inputs: readonly string[]): string {
  return inputs.length === 0 ? "nothing" : `(${inputs.join(", ")})`;
}

function place(locale: Locale, area: string): string {
  return `${locale}/${area}.json`;
}
