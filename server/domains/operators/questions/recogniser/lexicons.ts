import type { Locale } from "#contract/shared/languages.ts";
import { de } from "#server/domains/operators/questions/words/de.ts";
import { en } from "#server/domains/operators/questions/words/en.ts";
import { es } from "#server/domains/operators/questions/words/es.ts";
import { fr } from "#server/domains/operators/questions/words/fr.ts";
import { it } from "#server/domains/operators/questions/words/it.ts";
import { nl } from "#server/domains/operators/questions/words/nl.ts";
import { pl } from "#server/domains/operators/questions/words/pl.ts";
import { buildLexicon } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";

export const lexicons: Readonly<Record<Locale, Lexicon>> = {
  nl: buildLexicon(nl),
  en: buildLexicon(en),
  de: buildLexicon(de),
  fr: buildLexicon(fr),
  es: buildLexicon(es),
  it: buildLexicon(it),
  pl: buildLexicon(pl),
};
