import { queryOptions } from "@tanstack/react-query";
import type { MissingPart } from "#contract/signup.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const missingKey = queryKey<readonly MissingPart[]>("missing-parts");

/**
 * What the account lacked when its page was opened: a part that is filled in stays on the page, so
 * that it can be undone, and is gone the next time.
 */
export const missingQuery = (api: Api) =>
  queryOptions({
    queryKey: missingKey,
    queryFn: async (): Promise<readonly MissingPart[]> =>
      (await api("GET /api/signup/missing", {})).missing,
    staleTime: Infinity,
    ...(!import.meta.env.SSR && { gcTime: 1_000 }),
  });
