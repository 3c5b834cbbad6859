import { locales } from "#contract/shared/languages.ts";
import { risks } from "#contract/catalogue/risks.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Features } from "#server/domains/recognition/model.ts";
import { readRiskLexicon } from "#server/domains/recognition/risks/find-risks.ts";
import { KIND_FEATURES, readFeatures } from "#server/domains/recognition/risks/read-features.ts";
import { readCorpus } from "#tests/recognition/risks/read-corpus.ts";
import type { Labelled } from "#tests/recognition/risks/read-corpus.ts";
import { joinGroups } from "./fit-risks.ts";
import type { Example } from "./fit-risks.ts";

/** A message of a language, ready for training. */
export interface Message extends Labelled {
  readonly isOpen: boolean;
  readonly features: Features;
  readonly example: Example;
}

export type Messages = Readonly<Record<Locale, readonly Message[]>>;

/** The kinds of words in the messages of another language count, but less. */
const OTHER_LANGUAGE = 0.4;

export function readMessages(): Messages {
  const entries = locales.map((locale) => {
    const lexicon = readRiskLexicon(locale);
    const toMessages = (part: "open" | "training") =>
      readCorpus(locale, part).map((labelled): Message => {
        const features = readFeatures(labelled.text, lexicon);
        const risk = risks.findIndex((name) => name === labelled.label);
        const label = risk === -1 ? risks.length : risk;
        return {
          ...labelled,
          isOpen: part === "open",
          features,
          example: { features: joinGroups(features), label, weight: 1 },
        };
      });
    return [locale, [...toMessages("open"), ...toMessages("training")]] as const;
  });
  return Object.fromEntries(entries) as unknown as Messages;
}

/** What the messages of other languages teach: kinds of words, not letters. */
export function otherExamples(messages: Messages, locale: Locale): readonly Example[] {
  return locales
    .filter((other) => other !== locale)
    .flatMap((other) => messages[other])
    .map(({ example }) => ({
      features: example.features.filter((feature) => feature < KIND_FEATURES),
      label: example.label,
      weight: OTHER_LANGUAGE,
    }));
}
