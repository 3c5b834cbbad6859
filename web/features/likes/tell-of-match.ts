import type { QueryClient } from "@tanstack/react-query";
import type { MemberId } from "#contract/ids.ts";
import type { Api } from "#web/api/api.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { popups } from "./popup-store.ts";

/** A match was made just now, from either side: reads who it is and tells the member. */
export async function tellOfMatch(api: Api, queryClient: QueryClient, id: MemberId): Promise<void> {
  try {
    const member = await queryClient.fetchQuery({ ...memberQuery(api, id), staleTime: 0 });
    if (member?.match) popups.show({ is: "match", member });
  } catch {
    // Likes has it, too.
  }
}
