import { useEffect, useSyncExternalStore } from "react";
import { invalidate, restartLoads } from "#web/api/query-key.ts";
import { withUnread } from "#web/features/chat/list/use-chats.ts";
import { changeConversation, chatsKey } from "#web/features/chat/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { countsKey } from "#web/site/queries.ts";
import { seenUpTo } from "./conversation-state.ts";
import type { OpenConversation } from "./conversation-state.ts";

/**
 * Marks an open conversation as read: sets its unread count to 0, here and on the server. It waits
 * while the page is hidden or the member has scrolled up from new messages.
 */
export function useMarkRead(conversation: OpenConversation | null, isAtBottom: boolean): void {
  const { api, queryClient } = usePageContext();
  const visible = useSyncExternalStore(onVisibilityChange, isVisible, () => false);
  const id = conversation?.id ?? null;
  const unread = conversation?.num_unread_messages ?? 0;
  const seq = conversation ? seenUpTo(conversation) : 0;
  useEffect(() => {
    if (id === null || unread === 0 || !visible || !isAtBottom) return;
    const setUnread = (count: number) =>
      queryClient.setQueryData(chatsKey, (chats) => chats && withUnread(chats, id, count));
    changeConversation(queryClient, id, (state) => ({ ...state, num_unread_messages: 0 }));
    setUnread(0);
    api("POST /api/chats/:id/read", { params: { id }, body: { seq } })
      .then(({ num_unread_messages }) => {
        setUnread(num_unread_messages);
        restartLoads(queryClient, chatsKey);
        invalidate(queryClient, countsKey);
      })
      // The next load brings the server's count, and this runs again.
      .catch(() => undefined);
  }, [api, queryClient, id, unread, seq, visible, isAtBottom]);
}

const isVisible = () => document.visibilityState === "visible";

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
