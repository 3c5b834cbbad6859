import { useRef, useSyncExternalStore } from "react";
import type { ConversationId } from "#contract/shared/ids.ts";
import { createListeners } from "#ui/listeners.ts";
import { useApi } from "#web/page-context.ts";

/** How long after the last typing event the other member counts as typing. */
export const TYPING_SHOWN_MS = 6_000;

/** How often the page sends that the member is typing. */
const SEND_EVERY_MS = 4_000;

/** Tracks the conversations in which the other member is typing. */
export function createTypingStore() {
  const timers = new Map<ConversationId, ReturnType<typeof setTimeout>>();
  const { subscribe, notify } = createListeners();
  function end(id: ConversationId) {
    clearTimeout(timers.get(id));
    if (timers.delete(id)) notify();
  }
  return {
    isTyping: (id: ConversationId): boolean => timers.has(id),
    subscribe,
    begin(id: ConversationId) {
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(() => end(id), TYPING_SHOWN_MS),
      );
      notify();
    },
    /** Call when the message arrives. */
    end,
  };
}

export const typing = createTypingStore();

/** Whether the other member of this conversation is typing. */
export function useTyping(id: ConversationId | null): boolean {
  return useSyncExternalStore(
    typing.subscribe,
    () => id !== null && typing.isTyping(id),
    () => false,
  );
}

/** Returns a handler for key presses that sends a typing event every few seconds. */
export function useSendTyping(id: ConversationId | null): () => void {
  const api = useApi();
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (id === null || now - sentAt.current < SEND_EVERY_MS) return;
    sentAt.current = now;
    // If this fails, the other member only misses the dots.
    api("POST /api/chats/:id/typing", { params: { id } }).catch(() => undefined);
  };
}
