import { queryOptions } from "@tanstack/react-query";
import type { MemberId } from "#contract/ids.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const memberKey = (id: MemberId) => queryKey<ProfileView | null>("member", id);

/** A profile as this viewer may see it; null if it is no longer visible to them. */
export const memberQuery = (api: Api, id: MemberId) =>
  queryOptions({
    queryKey: memberKey(id),
    queryFn: async () => {
      try {
        return (await api("GET /api/members/:id", { params: { id } })).member;
      } catch (error) {
        if (isApiError(error) && error.body.error === "profile_unavailable") return null;
        throw error;
      }
    },
    staleTime: 30_000,
    // A page left open overnight must not show the member as still online.
    refetchOnWindowFocus: true,
  });
