import { queryOptions } from "@tanstack/react-query";
import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const ownDetailsKey = queryKey<ProfileDetails>("own-profile");

/** The member's own profile, as stored, with everything that can be changed. */
export const ownDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: ownDetailsKey,
    queryFn: async () => (await api("GET /api/profile", {})).profile,
    staleTime: 30_000,
  });
