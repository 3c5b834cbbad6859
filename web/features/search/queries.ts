import { queryOptions } from "@tanstack/react-query";
import type { ErrorBody } from "#contract/shared/errors.ts";
import type { SearchResults } from "#contract/search.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

/** The results, or the errors in the filters. */
export type SearchOutcome =
  | ({ readonly is: "found" } & SearchResults)
  | { readonly is: "refused"; readonly fields: NonNullable<ErrorBody["fields"]> };

export const searchKeys = {
  all: queryKey<SearchOutcome>("members"),
  for: (query: Readonly<Record<string, string>>) => queryKey<SearchOutcome>("members", query),
};
export const newMembersKey = queryKey<SearchResults["members"]>("new-members");

/** A search by the filters in an address, which the server validates. */
export const searchQuery = (api: Api, query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: searchKeys.for(query),
    queryFn: async (): Promise<SearchOutcome> => {
      try {
        return { is: "found", ...(await api("GET /api/members", { query })) };
      } catch (error) {
        if (!isApiError(error) || error.body.error !== "invalid_input") throw error;
        return { is: "refused", fields: error.body.fields ?? {} };
      }
    },
    staleTime: 60_000,
  });

/** The newest members of the gender the member seeks. */
export const newMembersQuery = (api: Api) =>
  queryOptions({
    queryKey: newMembersKey,
    queryFn: async () => (await api("GET /api/members/new", {})).members,
    staleTime: 60_000,
  });
