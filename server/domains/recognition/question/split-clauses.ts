import { normalizeText } from "#server/domains/recognition/normalize-text.ts";

/** More than anybody asks in one message; it limits the work for a hostile one. */
const MOST_WORDS = 1_000;

/** The words of each clause of a message, simplified. */
export function splitClauses(text: string): string[][] {
  let left = MOST_WORDS;
  // Letters may be styled, as in 𝓮𝓬𝓱𝓽, or drawn out, as in echttttt.
  return normalizeText(text.normalize("NFKC"))
    .replaceAll(/([a-z])\1{2,}/g, "$1")
    .split(/[.,;:?!¿¡…\n()"«»„“”]+/u)
    .map((clause) => {
      const words = (clause.match(/[a-z0-9]+/g) ?? []).slice(0, left);
      left -= words.length;
      return words;
    })
    .filter((words) => words.length > 0);
}
