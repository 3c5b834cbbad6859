import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { REFETCH_MS, REFETCH_START_MS } from "#contract/constants.ts";
import { countsKey, userKey } from "#web/site/queries.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import { useUser } from "#web/site/use-site.ts";
import { chatsKey, conversationKeys } from "#web/features/chat/queries.ts";

/** Keeps what stands on a member's page up to date; a visitor's page asks for nothing. */
export function KeepFresh() {
  const queryClient = useQueryClient();
  const loggedIn = useUser() !== null;
  useEffect(() => (loggedIn ? refetchRegularly(queryClient) : undefined), [queryClient, loggedIn]);
  return null;
}

/**
 * Asks again for the current user every minute, first 5 s after the page stands, and then for the
 * counts and whatever chats and likes are on the screen. Returns what ends it.
 */
export function refetchRegularly(queryClient: QueryClient): () => void {
  const again = async () => {
    await queryClient.invalidateQueries({ queryKey: userKey });
    await Promise.all(
      [countsKey, chatsKey, conversationKeys.all, likesKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  const refetch = () => void again();
  let every: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    refetch();
    every = setInterval(refetch, REFETCH_MS);
  }, REFETCH_START_MS);
  return () => {
    clearTimeout(first);
    clearInterval(every);
  };
}
