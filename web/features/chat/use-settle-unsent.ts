import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MemberId } from "#contract/ids.ts";
import { queries } from "#web/api/queries.ts";
import { useApi } from "#web/page-context.ts";
import type { OpenConversation } from "./conversation-state.ts";
import { unsent, useUnfinished } from "./use-unfinished.ts";

/**
 * After every reading: what the conversation holds is unsent no longer, and what it does not hold
 * surely failed. Where there is none, its absence was read with the price.
 */
export function useSettleUnsent(reader: MemberId, conversation: OpenConversation | null): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { key, unsent: waiting } = useUnfinished(reader);
  const { queryKey } = conversation
    ? queries.conversation(api, conversation.id)
    : queries.messagePrice(api, reader);
  const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  const messages = conversation?.messages;
  useEffect(() => {
    if (waiting.length === 0 || readAt === 0) return;
    const arrived = new Set((messages ?? []).flatMap(({ client_id }) => client_id ?? []));
    unsent.settle(key, arrived, new Date(readAt).toISOString());
  }, [key, waiting, messages, readAt]);
}
