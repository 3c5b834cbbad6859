import type { ConversationId } from "#contract/ids.ts";

/** How long after its last sign somebody counts as typing. */
export const TYPING_SHOWN_MS = 6_000;

/** In which conversations the other one is typing just now. */
export function typingStore() {
  const ends = new Map<ConversationId, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  function end(id: ConversationId) {
    clearTimeout(ends.get(id));
    if (ends.delete(id)) tell();
  }
  return {
    isTyping: (id: ConversationId): boolean => ends.has(id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(id: ConversationId) {
      clearTimeout(ends.get(id));
      ends.set(
        id,
        setTimeout(() => end(id), TYPING_SHOWN_MS),
      );
      tell();
    },
    /** What was being typed has arrived. */
    end,
  };
}
