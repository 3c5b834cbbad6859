import { useSyncExternalStore } from "react";
import type { ConversationId } from "#contract/ids.ts";
import { createListeners } from "#ui/listeners.ts";

let pending: ReadonlySet<string> = new Set();
const { subscribe, notify } = createListeners();

/** Conversations that left the list and can still come back. */
export const removals = {
  has: (id: string): boolean => pending.has(id),
  begin(id: ConversationId): void {
    change(new Set([...pending, id]));
  },
  /** It is removed, or it stays: undone, or because a new message came in the meantime. */
  end(id: ConversationId): void {
    if (pending.has(id)) change(new Set([...pending].filter((one) => one !== id)));
  },
  /** Once none of them can come back any more. */
  settled: (): Promise<void> =>
    new Promise((settled) => {
      const look = () => {
        if (pending.size > 0) return;
        stop();
        settled();
      };
      const stop = subscribe(look);
      look();
    }),
};

export function usePendingRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, current, current);
}

const current = () => pending;

function change(next: ReadonlySet<string>) {
  pending = next;
  notify();
}
