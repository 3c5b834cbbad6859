import type { Conversation, Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/shared/ids.ts";

/** The loaded part of a conversation, or the message that explains why it is closed. */
export type ConversationState = OpenConversation | ClosedConversation;

/** Every page loaded so far, joined: sent messages by number, then pending messages. */
export interface OpenConversation extends Omit<Conversation, "later"> {
  readonly is: "open";
  readonly id: ConversationId;
}

export interface ClosedConversation {
  readonly is: "closed";
  readonly text: string;
}

export function openConversation(page: Conversation): OpenConversation {
  return { is: "open", id: page.conversation.id, ...page };
}

/** Adds a page of later messages. The last page also has the pending messages. */
export function withLater(state: OpenConversation, page: Conversation): OpenConversation {
  const known = page.later === null ? state.messages.filter(isSent) : state.messages;
  return {
    ...state,
    profile: page.profile,
    messages: joinMessages(known, page.messages),
    last_seq: Math.max(state.last_seq, page.last_seq),
    num_unread_messages: page.num_unread_messages,
    read_up_to: Math.max(state.read_up_to, page.read_up_to),
  };
}

/** Adds a page of earlier messages. */
export function withEarlier(state: OpenConversation, page: Conversation): OpenConversation {
  return {
    ...state,
    messages: joinMessages(page.messages, state.messages),
    earlier: page.earlier,
    older_locked: page.older_locked,
  };
}

/**
 * Adds one message, received or just accepted, unless it is there already. Null if messages before
 * it are missing and have to be loaded first.
 */
export function withMessage(state: OpenConversation, message: Message): OpenConversation | null {
  const messages = joinMessages(state.messages, [message]);
  if (!isSent(message) || message.seq <= state.last_seq) return { ...state, messages };
  if (message.seq > state.last_seq + 1) return null;
  const num_unread_messages = state.num_unread_messages + (message.mine ? 0 : 1);
  return { ...state, messages, last_seq: message.seq, num_unread_messages };
}

/** The number of the first loaded message; 0 if none was sent yet. */
export function firstSeq({ messages }: Pick<OpenConversation, "messages">): number {
  return messages.find(isSent)?.seq ?? 0;
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
  return lastSeq(state) || state.last_seq;
}

/**
 * The number of the first message that was unread when the conversation was opened; null if there is
 * none, or if it is above the loaded ones. Older messages that a free member may not read are skipped.
 */
export function firstUnread(
  { messages, earlier }: OpenConversation,
  opened: OpenConversation,
): number | null {
  const { num_unread_messages: unread, last_seq } = opened;
  if (unread === 0) return null;
  const theirs = messages.filter(isSent).filter(({ mine, seq }) => !mine && seq <= last_seq);
  return (theirs.at(-unread) ?? (earlier === null ? theirs[0] : null))?.seq ?? null;
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
  return [...[...sent.values()].sort((a, b) => a.seq - b.seq), ...pending.values()];
}
