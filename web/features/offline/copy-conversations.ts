import type { Chat, Message } from "#contract/chat.ts";
import type { ConversationId, MemberId } from "#contract/shared/ids.ts";
import { fieldsOf } from "#web/api/fields-of.ts";

const MAX_CONVERSATIONS = 10;
const MAX_MESSAGES = 30;
/** A copy is loaded again after a day, because staff may have removed a message from its middle. */
const MAX_AGE_MS = 86_400_000;

/** What a member needs to read a conversation without network. */
export interface ConversationCopy {
  readonly id: ConversationId;
  readonly name: string;
  readonly isFictional: boolean;
  /** Oldest first. */
  readonly messages: readonly MessageCopy[];
  /** When it was loaded, in epoch milliseconds. */
  readonly loadedAt: number;
}

export type MessageCopy = Pick<Message, "mine" | "text" | "gift" | "sent_at"> & {
  readonly isPhoto: boolean;
};

/** Everything that is stored of a member. */
export interface MemberCopy {
  readonly member: MemberId;
  readonly conversations: readonly ConversationCopy[];
}

type Load = (id: ConversationId) => Promise<readonly Message[] | null>;

interface Sources {
  /** Latest first. */
  readonly chats: readonly Chat[];
  /** The copy from before. */
  readonly before: readonly ConversationCopy[];
  /** The messages this page has loaded; null if it has not. */
  readonly loaded: (id: ConversationId) => readonly Message[] | null;
  /** Loads the latest messages; null if the conversation is closed. */
  readonly load: Load;
  readonly now: number;
}

/**
 * The latest messages of the latest conversations. Loads only what neither the page nor the copy from
 * before has.
 */
export async function copyConversations(sources: Sources): Promise<ConversationCopy[]> {
  const copies: ConversationCopy[] = [];
  for (const chat of sources.chats.slice(0, MAX_CONVERSATIONS)) {
    // One after another: the copy is never urgent.
    // oxlint-disable-next-line no-await-in-loop
    const copy = await copyConversation(chat, sources);
    if (copy) copies.push(copy);
  }
  return copies;
}

async function copyConversation(
  chat: Chat,
  { before, loaded, load, now }: Sources,
): Promise<ConversationCopy | null> {
  const { id } = chat.conversation;
  const { name, is } = chat.profile;
  const partner = { id, name, isFictional: is === "fictional" };
  const open = loaded(id);
  if (open)
    return {
      ...partner,
      messages: open.filter(isSent).slice(-MAX_MESSAGES).map(copyMessage),
      loadedAt: now,
    };
  const known = before.find((one) => one.id === id);
  if (known && isCurrent(known, chat, now)) return { ...known, ...partner };
  const messages = await load(id);
  if (!messages) return null;
  return {
    ...partner,
    messages: messages.filter(isSent).slice(-MAX_MESSAGES).map(copyMessage),
    loadedAt: now,
  };
}

/** Whether nothing was added since the copy was made. */
function isCurrent({ messages, loadedAt }: ConversationCopy, { last_message }: Chat, now: number) {
  if (Math.abs(now - loadedAt) > MAX_AGE_MS) return false;
  if (last_message.state === "pending" || last_message.text === null) return true;
  return messages.at(-1)?.sent_at === last_message.sent_at;
}

const isSent = ({ state }: Message) => state === "sent";

function copyMessage({ mine, text, gift, photo, sent_at }: Message): MessageCopy {
  return { mine, text, gift, sent_at, isPhoto: photo !== null };
}

/** What this member's copy had; nothing of another member's, or of another version's. */
export function readMemberCopy(json: unknown, member: MemberId): readonly ConversationCopy[] {
  const { member: owner, conversations } = fieldsOf(json);
  if (owner !== member || !Array.isArray(conversations)) return [];
  return conversations.filter(isConversationCopy);
}

function isConversationCopy(json: unknown): json is ConversationCopy {
  const { id, name, messages, loadedAt } = fieldsOf(json);
  return (
    typeof id === "string" &&
    typeof name === "string" &&
    typeof loadedAt === "number" &&
    Array.isArray(messages)
  );
}
