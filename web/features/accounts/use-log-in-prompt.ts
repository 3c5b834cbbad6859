import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#web/paths.ts";

/** The parameter with the address after log-in; it opens the question (log-in-modal.tsx). */
export const LOG_IN_NEXT_PARAM = "next";

/** The parameter with the id of a profile whose like waits for its press. */
export const LIKE_PARAM = "like";

/**
 * The properties of a visitor's link to a members' action: it opens the log-in question on this page,
 * and leads to the log-in page without JavaScript. `next` is the address that has the action ready.
 */
export function useLogInPrompt() {
  const location = useLocation();
  const navigate = useNavigate();
  return (next: string) => ({
    to: paths.login(next),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const query = new URLSearchParams(location.search);
      query.set(LOG_IN_NEXT_PARAM, next);
      const state = { ...(location.state as object | null), opensQuestion: true };
      void navigate({ search: query.toString() }, { preventScrollReset: true, state });
    },
  });
}

/** This page's address, with the like of that profile ready. */
export function useLikeAddress() {
  const { pathname, search } = useLocation();
  return (id: string) => {
    const query = new URLSearchParams(search);
    query.set(LIKE_PARAM, id);
    query.delete(LOG_IN_NEXT_PARAM);
    return `${pathname}?${query}`;
  };
}
