import type { Chat, Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/ids.ts";

/** The list with a message of one's own just sent; null where the conversation is not in it yet. */
export function withLastMessage(
  chats: readonly Chat[],
  id: ConversationId,
  message: Message,
): Chat[] | null {
  const chat = chats.find((one) => one.conversation.id === id);
  if (!chat) return null;
  const { state, mine, type, text, sent_at } = message;
  const others = chats.filter((one) => one !== chat);
  return [{ ...chat, last_message: { state, mine, type, text, sent_at } }, ...others];
}

/** The list with that many unread messages in one conversation. */
export function withUnread(chats: readonly Chat[], id: ConversationId, unread: number): Chat[] {
  return chats.map((chat) =>
    chat.conversation.id === id ? { ...chat, num_unread_messages: unread } : chat,
  );
}
