import { useQuery } from "@tanstack/react-query";
import type { Chat, Message } from "#contract/chat.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { chatsQuery } from "#web/features/chat/queries.ts";
import { useApi } from "#web/page-context.ts";
import { usePendingRemovals } from "./pending-removals.ts";

/** The conversations except those being removed; undefined while loading. */
export function useChats() {
  const { data, error, refetch } = useQuery(chatsQuery(useApi()));
  const pending = usePendingRemovals();
  return {
    chats: data?.filter((chat) => !pending.has(chat.conversation.id)),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}

/** Returns the list with a new last message; null if the conversation is not in it yet. */
export function withLastMessage(
  chats: readonly Chat[],
  id: ConversationId,
  message: Message,
): Chat[] | null {
  const chat = chats.find((each) => each.conversation.id === id);
  if (!chat) return null;
  const { state, mine, type, text, gift, photo, sent_at } = message;
  const others = chats.filter((each) => each !== chat);
  return [{ ...chat, last_message: { state, mine, type, text, gift, photo, sent_at } }, ...others];
}

/** Returns the list with a changed unread count for one conversation. */
export function withUnread(chats: readonly Chat[], id: ConversationId, unread: number): Chat[] {
  return chats.map((chat) =>
    chat.conversation.id === id ? { ...chat, num_unread_messages: unread } : chat,
  );
}
