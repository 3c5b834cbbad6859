import type { QueryClient } from "@tanstack/react-query";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Api } from "#web/api/api.ts";
import type { LiveHandlers } from "#web/features/live/live-handlers.ts";
import { memberKey, memberQuery } from "#web/features/profiles/queries.ts";
import { countsKey } from "#web/site/queries.ts";
import { invalidate } from "#web/api/query-key.ts";
import { likesKey } from "./queries.ts";
import { popups } from "./popups/popup-store.ts";

export const likesLiveHandlers: LiveHandlers = {
  like({ profile }, { queryClient }) {
    invalidateLikes(queryClient, profile);
  },
  match({ profile }, { api, queryClient }) {
    invalidateLikes(queryClient, profile);
    void showMatch(api, queryClient, profile);
  },
  visibility({ profile }, { queryClient }) {
    invalidateLikes(queryClient, profile);
  },
  connected(_, { queryClient }) {
    invalidate(queryClient, likesKey);
  },
};

function invalidateLikes(queryClient: QueryClient, profile: MemberId): void {
  invalidate(queryClient, likesKey, countsKey, memberKey(profile));
}

/** Loads the other member of a new match and shows the pop-up. */
async function showMatch(api: Api, queryClient: QueryClient, id: MemberId): Promise<void> {
  try {
    const member = await queryClient.fetchQuery({ ...memberQuery(api, id), staleTime: 0 });
    if (member?.match) popups.show({ is: "match", member });
  } catch {
    // The likes page still shows the match.
  }
}
