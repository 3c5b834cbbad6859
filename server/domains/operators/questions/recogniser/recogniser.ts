import type { Locale } from "#contract/shared/languages.ts";
import { describeMessage } from "./describe-message.ts";
import { findLanguages } from "./find-languages.ts";
import { computeWeights } from "./compute-weights.ts";
import { splitClauses } from "./split-clauses.ts";

export interface Phrasing {
  readonly text: string;
  readonly language: Locale;
  readonly isQuestion: boolean;
}

/** Learns from phrasings to tell how likely a message asks the question; above zero: rather yes. */
export function buildRecogniser(phrasings: readonly Phrasing[]): (text: string) => number {
  const rate = computeWeights(
    phrasings.flatMap(({ text, language, isQuestion }) => {
      const message = readMessage(text);
      const languages = isQuestion
        ? [language]
        : new Set([language, ...findLanguages(message.clauses.flat())]);
      return [...languages].map((one) => ({
        traits: describeMessage({ ...message, language: one }),
        isQuestion,
      }));
    }),
  );
  return (text) => {
    const message = readMessage(text);
    const languages = findLanguages(message.clauses.flat());
    return Math.max(
      ...languages.map((language) => rate(describeMessage({ ...message, language }))),
    );
  };
}

const readMessage = (text: string) => ({ clauses: splitClauses(text), asks: text.includes("?") });
