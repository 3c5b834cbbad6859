/** A shorter first sentence, such as "Hoi!", is joined with the next. */
const SHORTEST = 24;
const LONGEST = 160;

/** The first sentence of a profile text; empty without a text. */
export function firstSentence(text: string, locale: string): string {
  const [paragraph = ""] = text.trim().split("\n");
  let beginning = "";
  for (const sentence of splitSentences(paragraph, locale)) {
    beginning += sentence;
    if (beginning.trim().length >= SHORTEST) break;
  }
  return shorten(beginning.trim());
}

function splitSentences(text: string, locale: string): string[] {
  if (!("Segmenter" in Intl)) return text.match(/.*?[.!?…]+(?:\s+|$)|.+$/g) ?? [];
  const sentences = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text);
  return Array.from(sentences, ({ segment }) => segment);
}

function shorten(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const cut = sentence.slice(0, LONGEST);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(" "), SHORTEST));
  return `${words.replace(/[\s,;:–-]+$/, "")} …`;
}
