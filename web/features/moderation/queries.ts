import { queryOptions } from "@tanstack/react-query";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Visibility } from "#contract/profiles/visibility.ts";
import type { moderationEndpoints } from "#contract/moderation.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

/** A profile the member blocked. */
export type BlockedProfile = OutputOf<
  (typeof moderationEndpoints)["GET /api/blocks"]
>["blocked"][number];

export const blockedKey = queryKey<BlockedProfile[]>("blocked");

/** The profiles the member blocked, latest first. */
export const blockedQuery = (api: Api) =>
  queryOptions({
    queryKey: blockedKey,
    queryFn: async () => (await api("GET /api/blocks", {})).blocked,
    staleTime: 5_000,
  });

/** Asks the server whether a profile is a real person; each opening of the dialog is a question. */
export const realPersonQuery = (api: Api, member: MemberId) =>
  queryOptions({
    queryKey: ["real person", member],
    queryFn: () => api("POST /api/real-person-questions", { body: { member } }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const visibilityKey = queryKey<Visibility>("visibility");

/** Who can find the member and write to the member first. */
export const visibilityQuery = (api: Api) =>
  queryOptions({
    queryKey: visibilityKey,
    queryFn: () => api("GET /api/profile/visibility", {}),
    staleTime: 30_000,
    // Another device may have changed it.
    refetchOnWindowFocus: true,
  });
