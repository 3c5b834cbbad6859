import { queryOptions } from "@tanstack/react-query";
import { nullOn } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";

/** The purpose of a mailed link; null if the link is unknown. */
export const linkQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ["link", token],
    queryFn: () => nullOn("link_invalid", api("GET /api/links/:token", { params: { token } })),
    staleTime: Infinity,
    meta: { personal: false },
  });
