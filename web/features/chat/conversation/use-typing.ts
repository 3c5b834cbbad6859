import { useSyncExternalStore } from "react";
import type { ConversationId } from "#contract/ids.ts";
import { typingStore } from "./typing-store.ts";

export const typing = typingStore();

/** Whether the other one in this conversation is typing. */
export function useTyping(id: ConversationId | null): boolean {
  return useSyncExternalStore(
    typing.subscribe,
    () => id !== null && typing.isTyping(id),
    () => false,
  );
}
