import { useEffect, useSyncExternalStore } from "react";
import type { MemberId } from "#contract/shared/ids.ts";
import type { OpenConversation } from "#web/features/chat/conversation/conversation-state.ts";
import { useLive } from "#web/features/live/use-live.ts";
import { useUser } from "#web/site/use-site.ts";
import { emptyEntry, outbox, outboxKey } from "./outbox.ts";
import type { OutboxEntry, OutboxMessage, Reminder } from "./outbox.ts";

/** The outbox key for this recipient. Only members can open a conversation. */
export function useOutboxKey(recipient: MemberId): string {
  const writer = useUser()?.profile.id;
  return writer === undefined ? "" : outboxKey(writer, recipient);
}

/** The draft in the field. */
export function useDraft(key: string): string {
  return useEntry(key, ({ draft }) => draft);
}

/** What the member is reminded of before a message is sent; null once she has answered. */
export function useReminder(key: string): Reminder | null {
  return useEntry(key, ({ reminder, messages }) => {
    if (!reminder || reminder.clientId === null) return reminder ?? null;
    const isHeld = messages.some(
      ({ clientId, state }) => clientId === reminder.clientId && state === "held",
    );
    return isHeld ? reminder : null;
  });
}

/**
 * Messages the server has not confirmed. Each time the conversation loads (`loadedAt`, epoch
 * milliseconds), they are settled against it. Without a live connection none counts as failed: it is
 * sent again when the connection is back.
 */
export function useOutboxMessages(
  key: string,
  conversation: OpenConversation | null,
  loadedAt: number,
): readonly OutboxMessage[] {
  const queued = useEntry(key, ({ messages }) => messages);
  const messages = conversation?.messages;
  const isLive = useLive();
  useEffect(() => {
    if (queued.length === 0 || loadedAt === 0) return;
    const arrived = new Set((messages ?? []).flatMap(({ client_id }) => client_id ?? []));
    outbox.settle(key, arrived, isLive ? new Date(loadedAt).toISOString() : null);
  }, [key, queued, messages, loadedAt, isLive]);
  return queued;
}

function useEntry<Part>(key: string, part: (entry: OutboxEntry) => Part): Part {
  return useSyncExternalStore(
    outbox.subscribe,
    () => part(outbox.get(key)),
    () => part(emptyEntry),
  );
}
