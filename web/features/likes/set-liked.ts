import type { QueryClient } from "@tanstack/react-query";
import type { ProfileView } from "#contract/profiles.ts";
import { restartLoads } from "#web/api/query-key.ts";
import type { SearchOutcome } from "#web/features/search/queries.ts";
import { likesKey } from "./queries.ts";

interface Change {
  readonly liked?: boolean;
  readonly match?: boolean;
  readonly like_new?: boolean;
}

/**
 * Updates a like in every cached list and profile. Their keys are written out, because conversations
 * load this too and need none of the modules that export the keys.
 */
export function setLiked(queryClient: QueryClient, id: string, change: Change): void {
  const { liked } = change;
  const changed = <M extends { readonly id: string }>(member: M): M =>
    member.id === id ? { ...member, ...change } : member;
  queryClient.setQueryData<ProfileView>(["member", id], (member) => member && changed(member));
  queryClient.setQueryData(
    likesKey,
    (likes) =>
      likes && {
        profiles: likes.profiles.map(changed),
        liked_by: likes.liked_by.map(changed),
      },
  );
  if (liked === undefined) return;
  queryClient.setQueriesData<SearchOutcome>({ queryKey: ["members"] }, (outcome) =>
    outcome?.is === "found"
      ? {
          ...outcome,
          members: outcome.members.map((member) =>
            member.id === id ? { ...member, liked } : member,
          ),
        }
      : outcome,
  );
}

/** The same once the server has stored it; what was loading before begins again. */
export function storeLiked(queryClient: QueryClient, id: string, change: Change): void {
  setLiked(queryClient, id, change);
  restartLoads(queryClient, ["member", id], likesKey, ["members"]);
}
