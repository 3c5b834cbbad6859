import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useApi } from "#web/page-context.ts";
import { seenUpTo } from "./conversation-state.ts";
import type { OpenConversation } from "./conversation-state.ts";
import { withUnread } from "#web/features/chat/list/chats-state.ts";
import { chatsKey, conversationKey } from "#web/features/chat/queries.ts";

/**
 * An open conversation is read: its unread count goes to 0 here at once and on the server. Not
 * while the page is hidden, nor for what arrives below when one has scrolled up.
 */
export function useMarkRead(conversation: OpenConversation | null, atFoot: boolean): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const visible = useSyncExternalStore(onVisibility, isVisible, () => false);
  const id = conversation?.id ?? null;
  const unread = conversation?.unread ?? 0;
  const seq = conversation ? seenUpTo(conversation) : 0;
  useEffect(() => {
    if (id === null || unread === 0 || !visible || !atFoot) return;
    const list = (count: number) =>
      queryClient.setQueryData(chatsKey, (chats) => chats && withUnread(chats, id, count));
    queryClient.setQueryData(conversationKey(id), (now) =>
      now?.is === "open" ? { ...now, unread: 0 } : now,
    );
    list(0);
    api("POST /api/chats/:id/read", { params: { id }, body: { seq } })
      .then(({ num_unread_messages }) => {
        list(num_unread_messages);
        return queryClient.invalidateQueries({ queryKey: ["counts"] });
      })
      // The next reading of the conversation says what the server has, and this is done again.
      .catch(() => undefined);
  }, [api, queryClient, id, unread, seq, visible, atFoot]);
}

const isVisible = () => document.visibilityState === "visible";

function onVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
