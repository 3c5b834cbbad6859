import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { usePageContext } from "#web/page-context.ts";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { useUser } from "#web/site/use-site.ts";
import { NEW_LIKE_PARAM, likeToShow, newLikeDelay } from "./new-like-delay.ts";
import { likesQuery } from "#web/features/likes/queries.ts";
import { popups } from "./popup-store.ts";

/**
 * Shows a new like, if there is one, after the delay in the address (`?t=5` in seconds), on whatever
 * page the member is then, and removes the parameter. For a visitor or an invalid value it removes
 * the parameter at once.
 */
export function useNewLikePopup(): void {
  const { api, queryClient } = usePageContext();
  const drop = useRemoveParam();
  const loggedIn = useUser() !== null;
  const [search] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = search.has(NEW_LIKE_PARAM);
  const delay = loggedIn ? newLikeDelay(search) : null;

  const tidy = useEffectEvent(() => {
    if (search.has(NEW_LIKE_PARAM)) drop(NEW_LIKE_PARAM);
  });
  const showNewLike = useEffectEvent(async () => {
    if (!loggedIn) return;
    const likes = await queryClient.fetchQuery({ ...likesQuery(api), staleTime: 0 });
    const member = likeToShow(likes);
    if (member) popups.show({ is: "new-like", member });
  });
  useEffect(() => {
    if (!requested || timer.current) return;
    if (delay === null) return tidy();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // Without a pop-up, the likes page still shows the like.
      showNewLike().catch(() => undefined);
      tidy();
    }, delay);
  }, [requested, delay]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
