import { useEffect } from "react";
import type { ProfileView } from "#contract/profiles.ts";
import { countsKey } from "#web/site/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { invalidate } from "#web/api/query-key.ts";
import { setLiked } from "./set-liked.ts";

/** Marks a like as seen when the profile opens. If the request fails, the like stays new. */
export function useMarkLikeSeen(member: ProfileView | null | undefined): void {
  const { api, queryClient } = usePageContext();
  const id = member?.like_new ? member.id : null;
  useEffect(() => {
    if (!id) return;
    api("POST /api/members/:id/seen", { params: { id } }).then(
      () => {
        setLiked(queryClient, id, { like_new: false });
        invalidate(queryClient, countsKey);
      },
      () => undefined,
    );
  }, [api, queryClient, id]);
}
