import { queryOptions } from "@tanstack/react-query";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const accountKey = queryKey<OutputOf<Endpoints["GET /api/account"]>>("account");

/** The member's address and whether it is confirmed. */
export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: accountKey, queryFn: () => api("GET /api/account", {}) });
