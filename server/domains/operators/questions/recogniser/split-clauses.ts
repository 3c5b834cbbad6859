/** More than anybody asks in one message; it limits the work for a hostile one. */
const MOST_WORDS = 1_000;

/** Lower case, without accents, with a letter at most twice in a row. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll(/([a-z])\1{2,}/g, "$1");
}

/** The words of each clause of a message, simplified. */
export function splitClauses(text: string): string[][] {
  let left = MOST_WORDS;
  return normalizeText(text)
    .split(/[.,;:?!¿¡…\n()"«»„“”]+/u)
    .map((clause) => {
      const words = (clause.match(/[a-z0-9]+/g) ?? []).slice(0, left);
      left -= words.length;
      return words;
    })
    .filter((words) => words.length > 0);
}
