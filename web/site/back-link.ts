import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

/** Where a link was that led to a profile or to a conversation. */
type LinkOrigin = "list" | "profile" | "pop-up";

/** The state of such a link. */
export const linkFrom = (origin: LinkOrigin) => ({ origin });

/** Whether the page was opened by a link from there. */
export function useCameFrom(origin: LinkOrigin): boolean {
  const state: unknown = useLocation().state;
  return (
    typeof state === "object" && state !== null && "origin" in state && state.origin === origin
  );
}

/**
 * The click handler of a link back. If the page was opened from there, it goes back in the history,
 * which keeps the scroll position; otherwise the link works like any other.
 */
export function useGoBack(origin: LinkOrigin): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  const cameFrom = useCameFrom(origin);
  return (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!cameFrom || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
}
