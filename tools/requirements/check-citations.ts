import type { Requirement } from "./parse-requirements.ts";

const cited = /\b(?:M\d\.\d{2,3}|R\d{1,2}\.\d{1,2})\b/g;
/** What a file or place is about: chat, for `server/domains/chat/…` and `contract/chat.ts`. */
const noun =
  /^(?:server\/domains|web\/features|web\/pages|office\/pages|contract)\/([\w-]+?)(?=\/|\.tsx?$|$)/;
/** Folders of the contract that belong to no noun. */
const common = new Set(["shared", "catalogue", "formatting", "office"]);

/**
 * One line for each row that a file cites although it does not exist, or although all its places
 * are of other nouns: such a row is mistaken, or its `where` lacks this file.
 */
export function checkCitations(
  rows: readonly Requirement[],
  file: string,
  source: string,
): string[] {
  const own = nounOf(file);
  return source.split("\n").flatMap((text, index) =>
    [...text.matchAll(cited)].flatMap(([id]) => {
      const row = rows.find((one) => one.id === id);
      if (!row) return [`${file}:${index + 1}: there is no row ${id}`];
      const places = row.where.split(", ");
      const nouns = places.map(nounOf);
      if (own === null || places.some((place) => file.startsWith(place))) return [];
      if (nouns.some((other) => other === null || other === own)) return [];
      return [`${file}:${index + 1}: ${id} speaks only of ${row.where}`];
    }),
  );
}

function nounOf(path: string): string | null {
  const found = noun.exec(path)?.[1] ?? null;
  return found === null || common.has(found) ? null : found;
}
