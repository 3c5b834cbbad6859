import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#web/paths.ts";

/** Where log-in leads when it was asked for; its presence opens the question (log-in-first.tsx). */
export const ASKED = "next";

/** A like that waits for its press: the profile's id in an address. */
export const LIKE = "like";

/**
 * What a visitor's link to something for members does: it asks to log in right here, and leads to
 * the log-in page where there is no script. `next` is the address that has the action ready.
 */
export function useAskToLogIn() {
  const location = useLocation();
  const navigate = useNavigate();
  return (next: string) => ({
    to: paths.login(next),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const query = new URLSearchParams(location.search);
      query.set(ASKED, next);
      const state = { ...(location.state as object | null), asked: true };
      void navigate({ search: query.toString() }, { preventScrollReset: true, state });
    },
  });
}

/** This page's address, with the like of that profile ready. */
export function useLikeAddress() {
  const { pathname, search } = useLocation();
  return (id: string) => {
    const query = new URLSearchParams(search);
    query.set(LIKE, id);
    query.delete(ASKED);
    return `${pathname}?${query}`;
  };
}
