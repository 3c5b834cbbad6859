import type { Conversation, Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/ids.ts";
import type { ProfileCard } from "#contract/profile-view.ts";

/** A conversation as the page has it: pages of it joined, or the sentence that says why not. */
export type ConversationState = OpenConversation | ClosedConversation;

export interface OpenConversation {
  readonly is: "open";
  readonly id: ConversationId;
  readonly profile: ProfileCard;
  /** Sent ones by their number, then those that wait. */
  readonly messages: readonly Message[];
  /** The `before` of the page with earlier messages; null where the first is here. */
  readonly earlier: number | null;
  readonly olderLocked: boolean;
  /** The number of the latest message there is, also where she may read none of them. */
  readonly latest: number;
  readonly unread: number;
  /** The other one has read up to this message. */
  readonly readUpTo: number;
}

export interface ClosedConversation {
  readonly is: "closed";
  readonly text: string;
}

export function openedWith(page: Conversation): OpenConversation {
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

/** With what came after the messages that are there; what waits is as this page says. */
export function withLater(state: OpenConversation, page: Conversation): OpenConversation {
  const known = page.later === null ? state.messages.filter(isSent) : state.messages;
  return {
    ...state,
    profile: page.profile,
    messages: joined(known, page.messages),
    latest: Math.max(state.latest, page.last_seq),
    unread: page.num_unread_messages,
    readUpTo: Math.max(state.readUpTo, page.read_up_to),
  };
}

/** With the page of messages before the first one. */
export function withEarlier(state: OpenConversation, page: Conversation): OpenConversation {
  return {
    ...state,
    messages: joined(page.messages, state.messages),
    earlier: page.earlier,
    olderLocked: page.older_locked,
  };
}

/**
 * With a message of one's own that the server just accepted. Null where others came in between,
 * which are to be asked for.
 */
export function withOwn(state: OpenConversation, message: Message): OpenConversation | null {
  if (message.state === "sent" && message.seq > lastSeq(state) + 1) return null;
  return { ...state, messages: joined(state.messages, [message]) };
}

/** The number of the latest message there is; 0 where none was sent yet. */
export function lastSeq({ messages }: Pick<OpenConversation, "messages">): number {
  return messages.findLast(isSent)?.seq ?? 0;
}

/**
 * Up to which message she has seen the conversation: the latest that is there; where all are too old
 * for her to read, the latest at all, for which the locked row stands.
 */
export function seenUpTo(state: OpenConversation): number {
  return lastSeq(state) || state.latest;
}

/** The number of the first message that was not read when the conversation was opened. */
export function firstUnread({ messages, unread }: OpenConversation): number | null {
  if (unread === 0) return null;
  const theirs = messages.filter(isSent).filter((message) => !message.mine);
  return theirs.at(-unread)?.seq ?? theirs[0]?.seq ?? null;
}

type Sent = Extract<Message, { state: "sent" }>;

function isSent(message: Message): message is Sent {
  return message.state === "sent";
}

/** Each message once, in order; where both have one, the later list is right. */
function joined(first: readonly Message[], then: readonly Message[]): Message[] {
  const sent = new Map<number, Sent>();
  const waiting = new Map<string, Message>();
  for (const message of [...first, ...then]) {
    if (!isSent(message)) waiting.set(message.client_id, message);
    else sent.set(message.seq, message);
  }
  for (const { client_id } of sent.values()) if (client_id) waiting.delete(client_id);
  return [...[...sent.values()].toSorted((a, b) => a.seq - b.seq), ...waiting.values()];
}
