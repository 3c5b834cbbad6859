import { useSyncExternalStore } from "react";

let connected = false;
const listeners = new Set<() => void>();

export function setLive(now: boolean): void {
  connected = now;
  for (const listener of listeners) listener();
}

/** Whether the page hears at once of what changes; else it asks from time to time. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connected,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
