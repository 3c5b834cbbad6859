import { createRecogniser } from "./recogniser/recogniser.ts";
import { base, scale, weights } from "./recogniser/weights.gen.ts";

/** Chosen by cross-validation (docs/decisions/0035-operators.md): a miss is worse than a false alarm. */
const THRESHOLD = -1.5;
/** Messages whose answer is cached, because an open queue asks for the same ones again and again. */
const CACHED = 20_000;

const answers = new Map<string, boolean>();
const recognise = createRecogniser({
  base,
  scale,
  weights: new Int8Array(Buffer.from(weights, "base64")),
});

/**
 * Whether a message asks, or doubts, that the profile is a real person, in any of our languages: a
 * member may write in another one than the site's. It would rather ask for the honest line once too
 * often than miss a question.
 */
export function isRealPersonQuestion(text: string): boolean {
  const known = answers.get(text);
  if (known !== undefined) return known;
  const answer = recognise(text) > THRESHOLD;
  if (answers.size >= CACHED) answers.clear();
  answers.set(text, answer);
  return answer;
}
