import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { opensElsewhere } from "#web/site/links/link.tsx";

/** Query parameter with the address to open after log-in; its presence opens LogInPrompt. */
export const LOG_IN_NEXT_PARAM = "next";

/** Query parameter with the id of the profile the visitor wanted to like. */
export const LIKE_PARAM = "like";

/**
 * Link props for an action that needs a member: the link opens the log-in prompt on this page,
 * or leads to the log-in page without JavaScript. `next` is the address where the action continues.
 */
export function useLogInPrompt() {
  const location = useLocation();
  const navigate = useNavigate();
  return (next: string) => ({
    to: paths.login(next),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      const query = new URLSearchParams(location.search);
      query.set(LOG_IN_NEXT_PARAM, next);
      const state = { ...(location.state as object | null), opensQuestion: true };
      void navigate({ search: query.toString() }, { preventScrollReset: true, state });
    },
  });
}

/** The same for a like, which continues on this page. */
export function useLikePrompt() {
  const { pathname, search } = useLocation();
  const prompt = useLogInPrompt();
  return (id: string) => {
    const query = new URLSearchParams(search);
    query.set(LIKE_PARAM, id);
    query.delete(LOG_IN_NEXT_PARAM);
    return prompt(`${pathname}?${query}`);
  };
}
