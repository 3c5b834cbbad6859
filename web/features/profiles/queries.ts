import { queryOptions } from "@tanstack/react-query";
import type { MemberId } from "#contract/shared/ids.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { nullOn } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const memberKey = (id: MemberId) => queryKey<ProfileView | null>("member", id);

/** A profile as this viewer may see it; null if it is no longer visible to them. */
export const memberQuery = (api: Api, id: MemberId) =>
  queryOptions({
    queryKey: memberKey(id),
    queryFn: async () => {
      const call = api("GET /api/members/:id", { params: { id } });
      return (await nullOn("profile_unavailable", call))?.member ?? null;
    },
    staleTime: 30_000,
    // A page left open overnight must not show the member as still online.
    refetchOnWindowFocus: true,
  });
