import { describeMessage } from "./describe-message.ts";
import { findLanguages } from "./find-languages.ts";
import { computeRating } from "./compute-rating.ts";
import type { Weights } from "./compute-rating.ts";
import { splitClauses } from "./split-clauses.ts";

/** Tells how likely a message asks the question; above zero: rather yes. */
export function createRecogniser(weights: Weights): (text: string) => number {
  return (text) => {
    const message = readMessage(text);
    return Math.max(
      ...findLanguages(message.clauses.flat()).map((language) =>
        computeRating(weights, describeMessage({ ...message, language })),
      ),
    );
  };
}

export const readMessage = (text: string) => ({
  clauses: splitClauses(text),
  asks: text.includes("?"),
});
