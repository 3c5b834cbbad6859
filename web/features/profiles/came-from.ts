import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

/** What a link from a list to a profile leaves behind, so that Back finds the list as it was. */
export const cameFrom = { cameFrom: "list" } as const;

/**
 * What a link back to the list does: where the reader came from it, it goes back in the history,
 * which keeps the place; else it is a link like any other.
 */
export function useWayBack(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof cameFrom> | null;
  return (event) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (state?.cameFrom !== "list" || elsewhere) return;
    event.preventDefault();
    void navigate(-1);
  };
}
