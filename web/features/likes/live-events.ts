import type { QueryClient } from "@tanstack/react-query";
import type { MemberId } from "#contract/ids.ts";
import type { LiveHandlers } from "#web/features/live/live-handlers.ts";
import { memberKey } from "#web/features/profiles/queries.ts";
import { countsKey } from "#web/site/queries.ts";
import { likesKey } from "./queries.ts";
import { tellOfMatch } from "./tell-of-match.ts";

export const likesLiveHandlers: LiveHandlers = {
  like({ profile }, { queryClient }) {
    invalidateLikes(queryClient, profile);
  },
  match({ profile }, { api, queryClient }) {
    invalidateLikes(queryClient, profile);
    void tellOfMatch(api, queryClient, profile);
  },
  reconnected(_, { queryClient }) {
    void queryClient.invalidateQueries({ queryKey: likesKey });
  },
};

function invalidateLikes(queryClient: QueryClient, profile: MemberId): void {
  for (const queryKey of [likesKey, countsKey, memberKey(profile)]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
