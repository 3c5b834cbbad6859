import { useSyncExternalStore } from "react";
import type { ConversationId } from "#contract/shared/ids.ts";
import { createListeners } from "#ui/listeners.ts";

let pending: ReadonlySet<string> = new Set();
const { subscribe, notify } = createListeners();

/** Conversations hidden from the list whose removal can still be undone. */
export const pendingRemovals = {
  has: (id: string): boolean => pending.has(id),
  add(id: ConversationId): void {
    update(new Set([...pending, id]));
  },
  /** Call when the removal was sent, undone, or cancelled by a new message. */
  delete(id: ConversationId): void {
    if (pending.has(id)) update(new Set([...pending].filter((each) => each !== id)));
  },
  /** Resolves once no removal is pending. */
  settled: (): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (pending.size > 0) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = subscribe(check);
      check();
    }),
};

export function usePendingRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, getPending, getPending);
}

const getPending = () => pending;

function update(next: ReadonlySet<string>) {
  pending = next;
  notify();
}
