import { readFileSync } from "node:fs";

/** The words of a language, sorted by what they are about; a kind has the same number in each language. */
export interface Lexicon {
  /** The kinds of the words that are listed in full. */
  readonly whole: ReadonlyMap<string, readonly number[]>;
  /** The kinds of each token. */
  readonly findKinds: (tokens: readonly string[]) => readonly (readonly number[])[];
}

interface Phrase {
  readonly parts: readonly string[];
  readonly kind: number;
}

/**
 * Reads a list: `kind: words`, continued on indented lines, normalised. `word*` is a beginning, `*word` an
 * end, `a+b` a phrase, which counts for its first word only, or for each.
 */
export function readLexicon(
  file: URL,
  kinds: readonly string[],
  phraseCounts: "first" | "each",
): Lexicon {
  const whole = new Map<string, number[]>();
  const beginnings = new Map<string, number[]>();
  const ends: (readonly [end: string, kind: number])[] = [];
  /** By their first part, so that few are compared with each token. */
  const phrases = new Map<string, Phrase[]>();
  const lists = readFileSync(file, "utf8")
    .trim()
    .split(/\n(?! )/);
  lists.forEach((list, kind) => {
    const [name = "", ...words] = list.split(/\s+/);
    if (name !== `${kinds[kind]}:`) throw new Error(`${file}: ${name} is not ${kinds[kind]}`);
    for (const word of words) {
      const parts = word.split("+");
      const [first = ""] = parts;
      if (parts.length > 1) addTo(phrases, first, { parts, kind });
      else if (word.startsWith("*")) ends.push([word.slice(1), kind]);
      else if (word.endsWith("*")) addTo(beginnings, word.slice(0, -1), kind);
      else addTo(whole, word, kind);
    }
  });
  if (lists.length !== kinds.length) throw new Error(`${file} lacks kinds`);

  function findKinds(tokens: readonly string[]) {
    const found = tokens.map((token) => new Set(whole.get(token)));
    tokens.forEach((token, at) => {
      const addPhrases = (first: string) => {
        for (const { parts, kind } of phrases.get(first) ?? []) {
          if (!parts.every((part, offset) => fits(part, tokens[at + offset]))) continue;
          const length = phraseCounts === "each" ? parts.length : 1;
          for (const each of found.slice(at, at + length)) each.add(kind);
        }
      };
      addPhrases(token);
      for (let length = 1; length <= token.length; length += 1) {
        const beginning = token.slice(0, length);
        for (const kind of beginnings.get(beginning) ?? []) found[at]?.add(kind);
        addPhrases(`${beginning}*`);
      }
      for (const [end, kind] of ends) if (token.endsWith(end)) found[at]?.add(kind);
    });
    return found.map((each) => [...each]);
  }
  return { whole, findKinds };
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

const fits = (part: string, token: string | undefined) =>
  part.endsWith("*") ? token?.startsWith(part.slice(0, -1)) === true : part === token;
