import { queryOptions } from "@tanstack/react-query";
import type { Album } from "#contract/photos.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const albumKey = queryKey<Album>("photos");

/** The member's own photos in every state. */
export const albumQuery = (api: Api) =>
  queryOptions({
    queryKey: albumKey,
    queryFn: () => api("GET /api/photos", {}),
    // The addresses work for five minutes, and a photo may be approved meanwhile.
    refetchInterval: 120_000,
    refetchOnWindowFocus: true,
  });
