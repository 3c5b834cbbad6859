import { memoizeAnswers, memoizeLoad } from "#server/domains/recognition/memoize.ts";
import { computeScores, findLikely, readModel } from "#server/domains/recognition/model.ts";
import { findLanguages } from "./find-languages.ts";
import { readFeatures, readMessage } from "./read-features.ts";

/**
 * Whether a message asks, or doubts, that the profile is a real person, in any of our languages: a
 * member may write in another one than the site's. It would rather ask for the honest line once too
 * often than miss a question.
 */
export const isRealPersonQuestion = (text: string): boolean => loadRecogniser()(text);

const loadRecogniser = memoizeLoad<void, (text: string) => boolean>(() => {
  const model = readModel(new URL("model.bin", import.meta.url));
  return memoizeAnswers((text) => {
    const message = readMessage(text);
    return findLanguages(message.clauses.flat()).some((language) => {
      const scores = computeScores(model, readFeatures(message, language));
      return findLikely(scores, model.threshold).length > 0;
    });
  });
});
