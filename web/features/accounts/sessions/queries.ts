import { queryOptions } from "@tanstack/react-query";
import type { Session } from "#contract/accounts/sessions.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const sessionsKey = queryKey<{ sessions: Session[] }>("sessions");

/** Where the member is logged in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: () => api("GET /api/sessions", {}),
    // Another device may have logged in.
    refetchOnWindowFocus: true,
  });
