import type { Conversation, Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/ids.ts";
import type { ProfileCard } from "#contract/profiles.ts";

/** The loaded part of a conversation, or the message that explains why it is closed. */
export type ConversationState = OpenConversation | ClosedConversation;

export interface OpenConversation {
  readonly is: "open";
  readonly id: ConversationId;
  readonly profile: ProfileCard;
  /** Sent messages by number, then pending messages. */
  readonly messages: readonly Message[];
  /** `before` for the page of earlier messages; null once the first message is loaded. */
  readonly earlier: number | null;
  readonly olderLocked: boolean;
  /** The number of the latest message, even if this member cannot read it. */
  readonly latest: number;
  readonly unread: number;
  /** The other member has read up to this message. */
  readonly readUpTo: number;
}

export interface ClosedConversation {
  readonly is: "closed";
  readonly text: string;
}

export function openConversation(page: Conversation): OpenConversation {
  return {
    is: "open",
    id: page.conversation.id,
    profile: page.profile,
    messages: page.messages,
    earlier: page.earlier,
    olderLocked: page.older_locked,
    latest: page.last_seq,
    unread: page.num_unread_messages,
    readUpTo: page.read_up_to,
  };
}

/** Adds a page of later messages. The last page also has the pending messages. */
export function withLater(state: OpenConversation, page: Conversation): OpenConversation {
  const known = page.later === null ? state.messages.filter(isSent) : state.messages;
  return {
    ...state,
    profile: page.profile,
    messages: joinMessages(known, page.messages),
    latest: Math.max(state.latest, page.last_seq),
    unread: page.num_unread_messages,
    readUpTo: Math.max(state.readUpTo, page.read_up_to),
  };
}

/** Adds a page of earlier messages. */
export function withEarlier(state: OpenConversation, page: Conversation): OpenConversation {
  return {
    ...state,
    messages: joinMessages(page.messages, state.messages),
    earlier: page.earlier,
    olderLocked: page.older_locked,
  };
}

/**
 * Adds one message, received or just accepted, unless it is there already. Null if messages before
 * it are missing and have to be loaded first.
 */
export function withMessage(state: OpenConversation, message: Message): OpenConversation | null {
  const messages = joinMessages(state.messages, [message]);
  if (!isSent(message) || message.seq <= state.latest) return { ...state, messages };
  if (message.seq > state.latest + 1) return null;
  const unread = message.mine ? state.unread : state.unread + 1;
  return { ...state, messages, latest: message.seq, unread };
}

/** The number of the latest loaded message; 0 if none was sent yet. */
export function lastSeq({ messages }: Pick<OpenConversation, "messages">): number {
  return messages.findLast(isSent)?.seq ?? 0;
}

/**
 * The last message this member has seen: the latest loaded message. If a free member can read none
 * of them, the locked row covers them all, so the latest message counts as seen.
 */
export function seenUpTo(state: OpenConversation): number {
  return lastSeq(state) || state.latest;
}

/** The number of the first message that was unread when the conversation was opened. */
export function firstUnread({ messages, unread }: OpenConversation): number | null {
  if (unread === 0) return null;
  const theirs = messages.filter(isSent).filter((message) => !message.mine);
  return theirs.at(-unread)?.seq ?? theirs[0]?.seq ?? null;
}

type Sent = Extract<Message, { state: "sent" }>;

function isSent(message: Message): message is Sent {
  return message.state === "sent";
}

/** Merges in order without duplicates; the copy in `later` wins. */
function joinMessages(earlier: readonly Message[], later: readonly Message[]): Message[] {
  const sent = new Map<number, Sent>();
  const pending = new Map<string, Message>();
  for (const message of [...earlier, ...later]) {
    if (!isSent(message)) pending.set(message.client_id, message);
    else sent.set(message.seq, message);
  }
  for (const { client_id } of sent.values()) if (client_id) pending.delete(client_id);
  return [...[...sent.values()].toSorted((a, b) => a.seq - b.seq), ...pending.values()];
}
