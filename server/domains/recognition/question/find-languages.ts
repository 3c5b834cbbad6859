import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { kinds } from "./kinds.ts";
import { loadLexicon } from "./read-features.ts";

/** The commonest words that say nothing about the question. */
const common: Readonly<Record<Locale, ReadonlySet<string>>> = {
  nl: list(
    "de het een en van in op voor met dat die niet er ook maar om aan dan te bij nog als deze",
  ),
  en: list(
    "the a and of to in on for with that this it but if do does have has from at by what how",
  ),
  de: list(
    "der die das und zu in auf fur mit dass den dem des ein eine einen auch aber um an dann bei noch als",
  ),
  fr: list(
    "le la les de des du un une et a en au pour avec que dans sur mais si ce cette par il elle",
  ),
  es: list("el la los las de del un una y a en con que por para pero si lo se al como este esta"),
  it: list(
    "il lo la gli i le di del della un una e a in con che per ma se al come questo questa da",
  ),
  pl: list("i w z na do ze o jak ale to tego tej ten ta po dla od tak juz sie przez"),
};
const concerned = new Set(
  "you me be not or who all really talk doubt".split(" ").map((kind) => kinds.indexOf(kind)),
);

/** The languages that a message may be in: short ones fit several. */
export function findLanguages(words: readonly string[]): Locale[] {
  const points = locales.map((locale) => {
    const { whole } = loadLexicon(locale);
    return words.reduce((sum, word) => {
      const found = whole.get(word);
      if (common[locale].has(word) || found?.some((kind) => concerned.has(kind))) return sum + 1;
      return found ? sum + 0.5 : sum;
    }, 0);
  });
  const most = Math.max(...points);
  return locales.filter((_, at) => points[at] === most);
}

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
