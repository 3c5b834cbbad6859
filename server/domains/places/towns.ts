import { readFileSync } from "node:fs";

interface Town {
  readonly name: string;
  /** The name without capitals, accents and punctuation. */
  readonly key: string;
}

/** The towns of a region, the largest first; empty for a region that does not exist. */
export function listTowns(country: string, region: string): readonly Town[] {
  const place = `${country} ${region}`;
  const known = parsed.get(place);
  if (known) return known;
  lines ??= readTowns();
  const towns = (lines.get(place) ?? []).map((name) => ({ name, key: normalizeTown(name) }));
  if (towns.length > 0) parsed.set(place, towns);
  return towns;
}

/** Two spellings of one town have the same key: "st. Polten" is "Sankt Pölten". */
export function normalizeTown(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replace(/[’']/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\b(?:sankt|sainte?|sint)\b/gu, "st");
}

// A process reads the file at the first town it needs, and keys a region at its first use.
let lines: ReadonlyMap<string, readonly string[]> | undefined;
const parsed = new Map<string, readonly Town[]>();

function readTowns(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(new URL("towns.txt", import.meta.url), "utf8");
  return new Map(
    text.split("\n").map((line) => {
      const [place = "", ...names] = line.split("\t");
      return [place, names] as const;
    }),
  );
}
