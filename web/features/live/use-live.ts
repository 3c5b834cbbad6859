import { useSyncExternalStore } from "react";
import { createListeners } from "#ui/listeners.ts";

let connected = false;
const { subscribe, notify } = createListeners();

export function setLive(now: boolean): void {
  connected = now;
  notify();
}

/** Whether the page has a live connection; if not, it has to poll. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connected,
    () => true,
  );
}
