import type { Conversation, Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { aCard } from "./a-card.ts";

export const talk = "7c9e6679-7425-40de-944b-e07fc1f90ae7" as ConversationId;

type Sent = Extract<Message, { state: "sent" }>;

/** A delivered message from Els. */
export function aMessage(seq: number, changes: Partial<Sent> = {}): Sent {
  return {
    state: "sent",
    seq,
    client_id: null,
    mine: false,
    type: "text",
    text: `t${seq}`,
    gift: null,
    photo: null,
    sent_at: "2026-11-21T10:00:00.000Z",
    ...changes,
  };
}

/** The conversation with Els, fully read. */
export function aConversation(
  messages: Message[] = [],
  changes: Partial<Conversation> = {},
): Conversation {
  return {
    conversation: { id: talk },
    profile: aCard(),
    messages,
    earlier: null,
    later: null,
    older_locked: false,
    last_seq: Math.max(0, ...messages.map((one) => (one.state === "sent" ? one.seq : 0))),
    num_unread_messages: 0,
    read_up_to: 0,
    ...changes,
  };
}
