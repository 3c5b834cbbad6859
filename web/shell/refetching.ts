import type { QueryClient } from "@tanstack/react-query";
import { chatsKey, conversationKeys } from "#web/features/chat/queries.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import { isPushSubscribed } from "#web/features/notifications/push/stored-push.ts";
import { countsKey, userKey } from "#web/site/queries.ts";

/** How often an open page loads the user again. */
export const REFETCH_MS = 60_000;
/** The same on a device that receives pushes, which report what is new. */
const REFETCH_WITH_PUSH_MS = 300_000;
/** How long after a page has loaded that begins. */
const REFETCH_START_MS = 5_000;

/**
 * Refetches the user, followed by the counts and the chats and likes this page has loaded, on screen or
 * not. Lists that were never loaded wait until they are first shown.
 */
export async function refetchPage(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: userKey });
  await Promise.all(
    [countsKey, chatsKey, conversationKeys.all, likesKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, refetchType: "all" }),
    ),
  );
}

/**
 * Refetches 5 s after the page has loaded and then every minute, or every five minutes on a device that
 * gets push. Returns a function that stops it.
 */
export function startRefetching(queryClient: QueryClient): () => void {
  let timer = setTimeout(refetch, REFETCH_START_MS);
  function refetch() {
    void refetchPage(queryClient);
    timer = setTimeout(refetch, isPushSubscribed() ? REFETCH_WITH_PUSH_MS : REFETCH_MS);
  }
  return () => clearTimeout(timer);
}
