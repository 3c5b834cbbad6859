import { createHash } from "node:crypto";

/** How many conversations the member may still start; null is without limit. */
export function freeConversationsLeft({
  premium,
  started,
  free,
}: {
  readonly premium: boolean;
  /** Conversations the member ever started. */
  readonly started: number;
  readonly free: number;
}): number | null {
  return premium ? null : Math.max(0, free - started);
}

/** Whether a text is too long; counted as people count, in characters. */
export function isTooLong(text: string, messageLength: number): boolean {
  return Array.from(text).length > messageLength;
}

/** From when on a member sees messages: a free one the last days, Premium everything (null). */
export function historySince(premium: boolean, historyDays: number, at: Date): Date | null {
  return premium ? null : new Date(at.getTime() - historyDays * 86_400_000);
}

/** Names the text about fictional profiles; another text, in any language, is another version. */
export function textVersion(texts: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url").slice(0, 16);
}

/** What of a page a reader gets. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the page before this one ends; null where there is none to read. */
  readonly earlier: number | null;
  readonly olderLocked: boolean;
}

/**
 * Cuts the last rows of a conversation to a page of `most`, given one row more where there are
 * more, and to what is not older than `since`.
 */
export function pageOf<Row extends { readonly seq: number; readonly sent_at: Date }>(
  rows: readonly Row[],
  { most, since }: { most: number; since: Date | null },
): Page<Row> {
  const readable = rows.filter((row) => !since || row.sent_at >= since);
  const page = readable.slice(-most);
  return {
    rows: page,
    earlier: readable.length > most ? (page[0]?.seq ?? null) : null,
    olderLocked: readable.length < rows.length,
  };
}
