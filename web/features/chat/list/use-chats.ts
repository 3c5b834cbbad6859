import { useQuery } from "@tanstack/react-query";
import { useApi } from "#web/page-context.ts";
import { usePendingRemovals } from "./pending-removals.ts";
import { chatsQuery } from "#web/features/chat/queries.ts";

/** The list of conversations, without those that are being removed; undefined while it loads. */
export function useChats() {
  const { data, isError, refetch } = useQuery(chatsQuery(useApi()));
  const pending = usePendingRemovals();
  return {
    chats: data?.filter((chat) => !pending.has(chat.conversation.id)),
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
