/** The ten digits in words: with and without accents, in the languages of the sites. */
const words = [
  "nul zero null zéro cero",
  "een één one eins un uno jeden",
  "twee two zwei zwo deux dos due dwa",
  "drie three drei trois tres tre trzy",
  "vier four quatre cuatro quattro cztery",
  "vijf five fünf fuenf cinq cinco cinque pięć piec",
  "zes six sechs seis sei sześć szesc",
  "zeven seven sieben sept siete sette siedem",
  "acht eight huit ocho otto osiem",
  "negen nine neun neuf nueve nove dziewięć dziewiec",
].map((row) => row.split(" "));

const digitOf = new Map(words.flatMap((row, digit) => row.map((word) => [word, digit] as const)));
// The longest first, so that "seven" is not read as "se" and the rest.
const anyWord = [...digitOf.keys()].toSorted((a, b) => b.length - a.length).join("|");
const oneWord = new RegExp(anyWord, "giu");
/** One or several words without a space between them: "nulzes", "twee8". */
const spelled = new RegExp(`(?<!\\p{L})(?:${anyWord})+(?!\\p{L})`, "giu");

/**
 * A text in which what looks the same is the same: without invisible characters and the frames of
 * emoji, and with the digits of every script as 0 to 9.
 */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{Me}\ufe00-\ufe0f\u034f]/gu, "")
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(toDigit(digit)));
}

/** Digits in words as digits, and letters in place of a digit within a number: "O6 l2". */
export function toDigits(text: string): string {
  return text
    .replaceAll(spelled, (run) =>
      run.replaceAll(oneWord, (word) => ` ${digitOf.get(word.toLowerCase()) ?? word} `).trim(),
    )
    .replaceAll(/(?<![\p{L}\p{N}])[oO](?=[ .\-/]?\d)|(?<=\d)[oO](?=[ .\-/]?\d)/gu, "0")
    .replaceAll(/(?<=\d)[lI|](?=\d)/gu, "1");
}

/** Each script has its ten digits in a row, which begins at a multiple of 16 or 6 above one. */
function toDigit(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const place = code % 16;
  return place < 6 || /\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6;
}
