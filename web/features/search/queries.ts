import { queryOptions } from "@tanstack/react-query";
import type { ErrorBody } from "#contract/shared/errors.ts";
import type { SearchResults, SimilarResults } from "#contract/search.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { isApiError } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

/** The results, or the errors in the filters. */
export type SearchOutcome =
  | ({ readonly is: "found" } & SearchResults)
  | { readonly is: "refused"; readonly fields: NonNullable<ErrorBody["fields"]> };

type SimilarOutcome = { readonly is: "found" } & SimilarResults;
type RelatedOutcome = { readonly is: "found" } & Pick<SearchResults, "members">;

/** Every list of members begins alike, so that a like or a block changes all of them. */
export const searchKeys = {
  all: queryKey<SearchOutcome>("members"),
  for: (query: Readonly<Record<string, string>>) => queryKey<SearchOutcome>("members", query),
  similar: (query: Readonly<Record<string, string>>) =>
    queryKey<SimilarOutcome>("members", "similar", query),
  related: (id: MemberId) => queryKey<RelatedOutcome>("members", "related", id),
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

/** What follows the last result of a search. */
export const similarQuery = (api: Api, query: Readonly<Record<string, string>>) => {
  // Its pages end alike.
  const { page: _page, cursor: _cursor, ...filters } = query;
  return queryOptions({
    queryKey: searchKeys.similar(filters),
    queryFn: async (): Promise<SimilarOutcome> => ({
      is: "found",
      ...(await api("GET /api/members/similar", { query: filters })),
    }),
    staleTime: 60_000,
  });
};

/** Members like this one. */
export const relatedQuery = (api: Api, id: MemberId) =>
  queryOptions({
    queryKey: searchKeys.related(id),
    queryFn: async (): Promise<RelatedOutcome> => ({
      is: "found",
      ...(await api("GET /api/members/:id/related", { params: { id } })),
    }),
    staleTime: 60_000,
  });

/** The newest members of the gender the member seeks. */
export const newMembersQuery = (api: Api) =>
  queryOptions({
    queryKey: newMembersKey,
    queryFn: async () => (await api("GET /api/members/new", {})).members,
    staleTime: 60_000,
  });
