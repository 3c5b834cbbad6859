import { useSyncExternalStore } from "react";
import { createListeners } from "#ui/listeners.ts";

let connected = false;
const { subscribe, notify } = createListeners();

export function setLive(now: boolean): void {
  connected = now;
  notify();
}

/** Whether the page hears at once of what changes; else it asks from time to time. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connected,
    () => true,
  );
}
