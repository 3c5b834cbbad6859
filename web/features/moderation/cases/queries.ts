import { queryOptions } from "@tanstack/react-query";
import type { caseEndpoints, OwnCase } from "#contract/moderation/cases.ts";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import { nullOn } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const caseKey = (token: string) => queryKey<OwnCase | null>("case", token);

/** A case as one of its sides reads it; null for an address that has none. */
export const caseQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: caseKey(token),
    queryFn: () => nullOn("not_found", api("GET /api/complaints/:token", { params: { token } })),
    staleTime: 30_000,
  });

type OwnCases = OutputOf<(typeof caseEndpoints)["GET /api/reports"]>["reports"];

/** The member's reports and the decisions about the member, latest first. */
export const ownCasesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey<OwnCases>("own-cases"),
    queryFn: async () => (await api("GET /api/reports", {})).reports,
    staleTime: 5_000,
  });
