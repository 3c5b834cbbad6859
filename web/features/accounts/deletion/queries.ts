import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api.ts";

/**
 * What the member would lose now. Reloaded each time it is shown, because the credits keep
 * changing.
 */
export const deletionQuery = (api: Api) =>
  queryOptions({
    queryKey: ["account-deletion"],
    queryFn: () => api("GET /api/account/deletion", {}),
    staleTime: 0,
  });

/** The site that the page after a deletion leads to. */
export const partnerQuery = (api: Api) =>
  queryOptions({
    queryKey: ["deletion-partner"],
    queryFn: () => api("GET /api/account/deletion/partner", {}),
    staleTime: Infinity,
    meta: { personal: false },
  });
