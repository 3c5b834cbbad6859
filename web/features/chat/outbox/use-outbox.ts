import { useEffect, useSyncExternalStore } from "react";
import type { MemberId } from "#contract/shared/ids.ts";
import type { OpenConversation } from "#web/features/chat/conversation/conversation-state.ts";
import { useUser } from "#web/site/use-site.ts";
import { emptyEntry, outbox, outboxKey } from "./outbox.ts";
import type { OutboxEntry, OutboxMessage } from "./outbox.ts";

/** The outbox key for this recipient. Only members can open a conversation. */
export function useOutboxKey(recipient: MemberId): string {
  const writer = useUser()?.profile.id;
  return writer === undefined ? "" : outboxKey(writer, recipient);
}

/** The draft in the field. */
export function useDraft(key: string): string {
  return useEntry(key, ({ draft }) => draft);
}

/**
 * Messages the server has not confirmed. Each time the conversation loads (`loadedAt`, epoch
 * milliseconds), they are settled against it.
 */
export function useOutboxMessages(
  key: string,
  conversation: OpenConversation | null,
  loadedAt: number,
): readonly OutboxMessage[] {
  const queued = useEntry(key, ({ messages }) => messages);
  const messages = conversation?.messages;
  useEffect(() => {
    if (queued.length === 0 || loadedAt === 0) return;
    const arrived = new Set((messages ?? []).flatMap(({ client_id }) => client_id ?? []));
    outbox.settle(key, arrived, new Date(loadedAt).toISOString());
  }, [key, queued, messages, loadedAt]);
  return queued;
}

function useEntry<Part>(key: string, part: (entry: OutboxEntry) => Part): Part {
  return useSyncExternalStore(
    outbox.subscribe,
    () => part(outbox.get(key)),
    () => part(emptyEntry),
  );
}
