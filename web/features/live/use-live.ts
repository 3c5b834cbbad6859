import { useSyncExternalStore } from "react";
import { listeners } from "#ui/listeners.ts";

let connected = false;
const { subscribe, tell } = listeners();

export function setLive(now: boolean): void {
  connected = now;
  tell();
}

/** Whether the page hears at once of what changes; else it asks from time to time. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connected,
    () => true,
  );
}
