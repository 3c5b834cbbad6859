import { risks } from "#contract/catalogue/risks.ts";
import type { Risk } from "#contract/catalogue/risks.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { readLexicon } from "#server/domains/recognition/lexicon.ts";
import { memoizeAnswers, memoizeLoad } from "#server/domains/recognition/memoize.ts";
import { computeScores, findLikely, readModel } from "#server/domains/recognition/model.ts";
import { kinds } from "./kinds.ts";
import { readFeatures } from "./read-features.ts";
import { ACCOUNT, ADDRESS, normalizeSpaces, PHONE } from "./read-tokens.ts";

/** The risks of a text, read in the language of who reads it or writes it. */
export const findRisks = (text: string, locale: Locale): readonly Risk[] =>
  loadRecogniser(locale)(text);

const loadRecogniser = memoizeLoad((locale: Locale) => {
  const lexicon = readRiskLexicon(locale);
  const model = readModel(new URL(`models/${locale}.bin`, import.meta.url));
  return memoizeAnswers((text) => {
    const likely = findLikely(computeScores(model, readFeatures(text, lexicon)), model.threshold);
    const certain = findCertainRisks(text);
    return risks.filter((risk, at) => likely.includes(at) || certain.includes(risk));
  });
});

export const readRiskLexicon = (locale: Locale) =>
  readLexicon(new URL(`words/${locale}.txt`, import.meta.url), kinds, "first");

/** A number or an address, which looks the same in every language. */
export function findCertainRisks(text: string): readonly Risk[] {
  const normal = normalizeSpaces(text);
  const matches = (pattern: RegExp) => normal.search(pattern) !== -1;
  return [
    ...(matches(PHONE) || matches(ADDRESS) ? (["contact"] as const) : []),
    ...(matches(ACCOUNT) ? (["money"] as const) : []),
  ];
}
