import { queryOptions } from "@tanstack/react-query";
import type { Likes } from "#contract/likes.ts";
import type { AutoLikes } from "#contract/likes/auto-likes.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const likesKey = queryKey<Likes>("likes");

/** The likes the member sent and received. */
export const likesQuery = (api: Api) =>
  queryOptions({
    queryKey: likesKey,
    queryFn: () => api("GET /api/likes.php", {}),
    staleTime: 30_000,
  });

export const autoLikesKey = queryKey<AutoLikes>("auto-likes");

/** Whether fictional profiles like the member on their own. */
export const autoLikesQuery = (api: Api) =>
  queryOptions({
    queryKey: autoLikesKey,
    queryFn: () => api("GET /api/auto-likes", {}),
    staleTime: 30_000,
  });
