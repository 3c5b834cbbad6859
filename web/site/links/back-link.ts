import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { opensElsewhere } from "./link.tsx";

/** The origin of a link to a profile or a conversation. */
type LinkOrigin = "list" | "profile" | "pop-up" | "matches";

/** Link state that records the origin. */
export const linkFrom = (origin: LinkOrigin) => ({ origin });

/** Whether a link from one of these origins opened the page. */
export function useCameFrom(...origins: readonly LinkOrigin[]): boolean {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("origin" in state)) return false;
  return origins.some((origin) => origin === state.origin);
}

/**
 * Returns a click handler for a back link. If the page was opened from that origin, it goes back in
 * the history, which keeps the scroll position; otherwise the link works as usual.
 */
export function useGoBack(origin: LinkOrigin): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  const cameFrom = useCameFrom(origin);
  return (event) => {
    if (!cameFrom || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
