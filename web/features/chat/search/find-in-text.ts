/** A part of a text, and whether it is the search term. */
export interface Part {
  readonly text: string;
  readonly found: boolean;
}

/** The longest excerpt in UTF-16 units: about three lines on a phone. */
const EXCERPT = 120;
/** How much of it comes before the first match. */
const LEAD = 40;

/** Cuts a text at each match, in any case; the parts together are the text. */
export function splitAtMatches(text: string, term: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (let at = findIn(text, term, 0); at >= 0; at = findIn(text, term, end)) {
    if (at > end) parts.push({ text: text.slice(end, at), found: false });
    end = at + term.length;
    parts.push({ text: text.slice(at, end), found: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}

/** The words around the first match of a long text, with "…" where it was cut; a short text whole. */
export function excerptAround(text: string, term: string): string {
  if (text.length <= EXCERPT) return text;
  const at = Math.max(findIn(text, term, 0), 0);
  const from = at <= LEAD ? 0 : wordStart(text, at - LEAD, at);
  const to = from + EXCERPT >= text.length ? text.length : wordEnd(text, from + EXCERPT, at);
  return `${from > 0 ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
}

/** -1 if not found. A few letters change their length in lower case; such a text has no match. */
function findIn(text: string, term: string, from: number): number {
  const [lower, lowerTerm] = [text.toLowerCase(), term.toLowerCase()];
  if (lower.length !== text.length || lowerTerm.length !== term.length) return -1;
  return lowerTerm === "" ? -1 : lower.indexOf(lowerTerm, from);
}

/** After the first space between the two places; the later place if there is none. */
function wordStart(text: string, from: number, match: number): number {
  const space = text.indexOf(" ", from);
  return space >= 0 && space < match ? space + 1 : match;
}

/** The last space before a place, but not before the match. */
function wordEnd(text: string, to: number, match: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > match ? space : to;
}
