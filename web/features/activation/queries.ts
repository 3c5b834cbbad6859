import { queryOptions } from "@tanstack/react-query";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";

/** The purpose of a mailed link; null if the link is unknown. */
export const linkQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ["link", token],
    queryFn: async () => {
      try {
        return await api("GET /api/links/:token", { params: { token } });
      } catch (error) {
        if (isApiError(error) && error.body.error === "link_invalid") return null;
        throw error;
      }
    },
    staleTime: Infinity,
    meta: { personal: false },
  });
