import { useEffect } from "react";
import type { MemberId } from "#contract/ids.ts";
import type { OpenConversation } from "#web/features/chat/conversation/conversation-state.ts";
import { unsent, useTalkKey, useUnsent } from "./use-outbox.ts";

/**
 * After every reading (`readAt`, epoch milliseconds): what the conversation holds is unsent no
 * longer, and what it does not hold surely failed.
 */
export function useSettleUnsent(
  reader: MemberId,
  conversation: OpenConversation | null,
  readAt: number,
): void {
  const key = useTalkKey(reader);
  const waiting = useUnsent(key);
  const messages = conversation?.messages;
  useEffect(() => {
    if (waiting.length === 0 || readAt === 0) return;
    const arrived = new Set((messages ?? []).flatMap(({ client_id }) => client_id ?? []));
    unsent.settle(key, arrived, new Date(readAt).toISOString());
  }, [key, waiting, messages, readAt]);
}
