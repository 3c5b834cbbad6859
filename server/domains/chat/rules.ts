import { gifts } from "#contract/catalogue/gifts.ts";
import type { Gift } from "#contract/catalogue/gifts.ts";
import type { MessageType, SentMessage } from "#contract/chat.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";

/**
 * How long an uploaded photo waits for its message: one that was not sent within a day never will
 * be.
 */
export const UNUSED_PHOTO_DAYS = 1;
/** How many messages a page of a conversation has. */
export const PAGE_MESSAGES = 50;
/** How many it has at most, if it reaches back to the first unread message. */
export const PAGE_MAX_MESSAGES = 200;
/** How many messages before the first unread one the page also has. */
export const BEFORE_UNREAD_MESSAGES = 5;
/** How many messages a page of the search in a conversation has. */
export const FOUND_MESSAGES = 20;
/** How many conversations the list has; older ones can be opened from the partner's profile. */
export const LISTED_CHATS = 500;
/** How long a browser may show a photo of a message before it asks again whether it still may. */
export const PHOTO_CACHE_SECONDS = 60;

/** The sender's message as its recipient gets it: the client id is the sender's own. */
export function toReceived(message: SentMessage): SentMessage {
  return { ...message, mine: false, client_id: null };
}

interface StoredContent {
  readonly type: MessageType;
  readonly text: string;
  readonly attachment: string | null;
}

/** A stored message's gift; null for another message, and for a gift that was removed. */
export function readGift(row: Omit<StoredContent, "text">): Gift | null {
  return row.type === "gift" ? (gifts.find((gift) => gift === row.attachment) ?? null) : null;
}

/** The id of a stored message's photo; null for another message, and once it was removed. */
export function readPhoto(row: Omit<StoredContent, "text">): string | null {
  return row.type === "photo" ? row.attachment : null;
}

/** What a stored message says. */
export function presentContent(row: StoredContent) {
  return { type: row.type, text: row.text, gift: readGift(row), photo: readPhoto(row) };
}

/** How many conversations the member may still start, of all ever started; null if unlimited. */
export function countFreeConversations(premium: boolean, started: number): number | null {
  return premium ? null : Math.max(0, FREE_CONVERSATIONS - started);
}

/** Counts characters as people see them, not UTF-16 code units. */
export function isTooLong(text: string, messageLength: number): boolean {
  return Array.from(text).length > messageLength;
}

/** The time of the oldest message a member can read; null for Premium, which reads everything. */
export function computeHistoryStart(premium: boolean, historyDays: number, at: Date): Date | null {
  return premium ? null : new Date(at.getTime() - historyDays * 86_400_000);
}

/** The part of a conversation that a reader gets. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The number at which the previous page ends; null if there is none to read. */
  readonly earlier: number | null;
  readonly olderLocked: boolean;
}

/**
 * Limits rows to the last `limit` that are not older than `since`. The caller passes one row more
 * than `limit`, so that the page knows whether there are earlier ones.
 */
export function buildPage<Row extends { readonly seq: number; readonly sent_at: Date }>(
  rows: readonly Row[],
  { limit, since }: { limit: number; since: Date | null },
): Page<Row> {
  const readable = rows.filter((row) => !since || row.sent_at >= since);
  const page = readable.slice(-limit);
  return {
    rows: page,
    earlier: readable.length > limit ? (page[0]?.seq ?? null) : null,
    olderLocked: readable.length < rows.length,
  };
}
