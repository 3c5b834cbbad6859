import { createHash } from "node:crypto";
import type { ErrorCode } from "#contract/errors.ts";
import type { WhyHidden } from "#server/domains/profiles/visibility.ts";

/** What the decision about one message rests on. */
export interface MessageFacts {
  readonly toOneself: boolean;
  /** Whether the recipient can be written to; see `reachOf`. */
  readonly reach: Reach;
  /** The two have a conversation already, whoever began it. */
  readonly known: boolean;
  readonly recipientFictional: boolean;
  /** The sender agreed to the site's present text about fictional profiles. */
  readonly agreed: boolean;
  readonly premium: boolean;
  /** Conversations the sender ever began, and how many a free member may. */
  readonly started: number;
  readonly free: number;
  /** In credits: what the sender has, and what this message costs. */
  readonly balance: number;
  readonly price: number;
  /** Others see the sender: confirmed, and not taken down. Until then a message waits. */
  readonly shown: boolean;
}

export type Reach = "missing" | "hidden" | "open";
export type Verdict = "sent" | "waiting" | Extract<ErrorCode, MessageRefusal>;
type MessageRefusal =
  | "message_to_oneself"
  | "not_found"
  | "conversation_closed"
  | "profile_unavailable"
  | "fictional_agreement_required"
  | "conversation_limit"
  | "not_enough_credits";

/**
 * What happens to a message. `judge_message` in the database decides the same under its locks;
 * `judge-message.db.test.ts` holds it against this, case by generated case.
 */
export function judgeMessage(facts: MessageFacts): Verdict {
  if (facts.toOneself) return "message_to_oneself";
  if (facts.reach === "missing") return "not_found";
  if (facts.reach === "hidden") return facts.known ? "conversation_closed" : "profile_unavailable";
  if (facts.recipientFictional && !facts.agreed) return "fictional_agreement_required";
  if (freeConversationsLeft(facts) === 0 && !facts.known) return "conversation_limit";
  if (facts.balance < facts.price) return "not_enough_credits";
  return facts.shown ? "sent" : "waiting";
}

/** How many conversations the member may still begin; null is without limit. */
export function freeConversationsLeft(
  facts: Pick<MessageFacts, "premium" | "started" | "free">,
): number | null {
  return facts.premium ? null : Math.max(0, facts.free - facts.started);
}

/** A profile of another site does not exist here; any other reason hides one that does. */
export function reachOf(why: WhyHidden | null): Reach {
  if (why === "other_site") return "missing";
  return why === null ? "open" : "hidden";
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
