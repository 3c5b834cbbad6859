import type { ConversationId } from "#contract/ids.ts";
import { createListeners } from "#ui/listeners.ts";

/** How long after its last sign somebody counts as typing. */
export const TYPING_SHOWN_MS = 6_000;

/** In which conversations the other one is typing just now. */
export function typingStore() {
  const ends = new Map<ConversationId, ReturnType<typeof setTimeout>>();
  const { subscribe, notify } = createListeners();
  function end(id: ConversationId) {
    clearTimeout(ends.get(id));
    if (ends.delete(id)) notify();
  }
  return {
    isTyping: (id: ConversationId): boolean => ends.has(id),
    subscribe,
    begin(id: ConversationId) {
      clearTimeout(ends.get(id));
      ends.set(
        id,
        setTimeout(() => end(id), TYPING_SHOWN_MS),
      );
      notify();
    },
    /** What was being typed has arrived. */
    end,
  };
}
