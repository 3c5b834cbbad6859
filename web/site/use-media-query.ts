import { useSyncExternalStore } from "react";

/** Whether the window matches a media query; always false on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The window of the installed app. */
export const INSTALLED = "(display-mode: standalone)";

export const isInstalled = (): boolean => window.matchMedia(INSTALLED).matches;
