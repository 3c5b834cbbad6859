import { useSyncExternalStore } from "react";
import { SMARTPHONE_BELOW_PX } from "#contract/constants.ts";

const query = `not all and (min-width: ${SMARTPHONE_BELOW_PX}px)`;

/** Whether the window has smartphone width; always false on the server. */
export function useSmartphone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}
