import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { useApi } from "#web/page-context.ts";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { useUser } from "#web/site/use-site.ts";
import { NEW_LIKE_IN, likeToTell, newLikeDelay } from "./new-like-delay.ts";
import { likesQuery } from "./queries.ts";
import { popups } from "./popup-store.ts";

/**
 * Where the address asks for it (`?t=5`): after that many seconds, on whatever page she is by then, a
 * member is told of a new like, if there is one, and the address is rid of the wish. A visitor's, or
 * a wrong one, goes at once.
 */
export function useNewLikeInTime(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const drop = useRemoveParam();
  const loggedIn = useUser() !== null;
  const [search] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = search.has(NEW_LIKE_IN);
  const delay = loggedIn ? newLikeDelay(search) : null;

  const tidy = useEffectEvent(() => {
    if (search.has(NEW_LIKE_IN)) drop(NEW_LIKE_IN);
  });
  const tell = useEffectEvent(async () => {
    if (!loggedIn) return;
    const likes = await queryClient.fetchQuery({ ...likesQuery(api), staleTime: 0 });
    const member = likeToTell(likes);
    if (member) popups.show({ is: "new-like", member });
  });
  useEffect(() => {
    if (!asked || timer.current) return;
    if (delay === null) return tidy();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // Without an answer nothing is told: likes has it, too.
      tell().catch(() => undefined);
      tidy();
    }, delay);
  }, [asked, delay]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
