import { queryOptions } from "@tanstack/react-query";
import type { ErrorBody } from "#contract/errors.ts";
import type { MemberId } from "#contract/ids.ts";
import type { CountryCode } from "#contract/regions.ts";
import type { SearchResults } from "#contract/search.ts";
import { isApiError } from "./api.ts";
import type { Api } from "./api.ts";

/** Members, or what is wrong with the filters. */
export type SearchOutcome =
  | ({ readonly is: "found" } & SearchResults)
  | { readonly is: "refused"; readonly fields: NonNullable<ErrorBody["fields"]> };

/** What is loaded once and never forgotten, by its key. */
export const keptForGood = [["settings"], ["companyinfo"], ["interests"], ["regions"]] as const;

/**
 * What pages read, one entry a call. The server fills them before it renders; the browser finds
 * them filled. Entries with `staleTime: Infinity` are loaded once and kept.
 */
export const queries = {
  /** `query`: the parameters of the route; from the server also the domain it renders for. */
  settings: (api: Api, query?: Readonly<Record<string, string>>) =>
    queryOptions({
      queryKey: ["settings"],
      queryFn: async () => (await api("GET /api/settings.php", { query })).settings,
      staleTime: Infinity,
    }),
  companyInfo: (api: Api) =>
    queryOptions({
      queryKey: ["companyinfo"],
      queryFn: async () => (await api("GET /api/companyinfo.php", {})).companyinfo,
      staleTime: Infinity,
    }),
  interests: (api: Api) =>
    queryOptions({
      queryKey: ["interests"],
      queryFn: async () => (await api("GET /api/interests.php", {})).interests,
      staleTime: Infinity,
    }),
  regions: (api: Api) =>
    queryOptions({
      queryKey: ["regions"],
      queryFn: async () => (await api("GET /api/regions.php", {})).regions,
      staleTime: Infinity,
    }),
  /** What a link sent by mail is for; null where there is no such link. */
  link: (api: Api, token: string) =>
    queryOptions({
      queryKey: ["link", token],
      queryFn: async () => {
        try {
          return await api("GET /api/links/:token", { params: { token } });
        } catch (error) {
          if (isApiError(error) && error.body.error === "link_invalid") return null;
          throw error;
        }
      },
      staleTime: Infinity,
    }),
  /** A profile, as the one who asks may see it; null where she can see it no longer. */
  member: (api: Api, id: MemberId) =>
    queryOptions({
      queryKey: ["member", id],
      queryFn: async () => {
        try {
          return (await api("GET /api/members/:id", { params: { id } })).member;
        } catch (error) {
          if (isApiError(error) && error.body.error === "profile_unavailable") return null;
          throw error;
        }
      },
      staleTime: 30_000,
      // Who comes back to a page left open does not read that somebody is here who left long ago.
      refetchOnWindowFocus: true,
    }),
  /** A search by what an address asks for; the server judges it. */
  members: (api: Api, query: Readonly<Record<string, string>>) =>
    queryOptions({
      queryKey: ["members", query],
      queryFn: async (): Promise<SearchOutcome> => {
        try {
          return { is: "found", ...(await api("GET /api/members", { query })) };
        } catch (error) {
          if (!isApiError(error) || error.body.error !== "invalid_input") throw error;
          return { is: "refused", fields: error.body.fields ?? {} };
        }
      },
      staleTime: 60_000,
    }),
  /** Who came lately, of those the member seeks. */
  newMembers: (api: Api) =>
    queryOptions({
      queryKey: ["new-members"],
      queryFn: async () => (await api("GET /api/members/new", {})).members,
      staleTime: 60_000,
    }),
  /** Unread messages and new likes; a member's only. */
  counts: (api: Api) =>
    queryOptions({
      queryKey: ["counts"],
      queryFn: () => api("GET /api/counts", {}),
      staleTime: 30_000,
    }),
  /** What can be bought, from the country asked for or the member's own. */
  offer: (api: Api, country: CountryCode | null) =>
    queryOptions({
      queryKey: ["offer", country],
      queryFn: async () =>
        (await api("GET /api/credits/offer", { query: country ? { country } : {} })).offer,
      staleTime: 60_000,
    }),
  /** A payment of the member. */
  transaction: (api: Api, id: string) =>
    queryOptions({
      queryKey: ["transactions", "one", id],
      queryFn: async () => (await api("GET /api/transactions/:id", { params: { id } })).transaction,
      staleTime: 1_000,
    }),
  transactions: (api: Api, page: number) =>
    queryOptions({
      queryKey: ["transactions", "page", page],
      queryFn: () => api("GET /api/transactions", { query: { page: String(page) } }),
      staleTime: 1_000,
    }),
  /** Null for a visitor. */
  user: (api: Api) =>
    queryOptions({
      queryKey: ["user"],
      queryFn: async () => {
        try {
          return (await api("GET /api/user.php", {})).user;
        } catch (error) {
          if (isApiError(error) && error.body.error === "authentication_required") return null;
          throw error;
        }
      },
      staleTime: 30_000,
    }),
};
