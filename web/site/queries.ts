import { queryOptions } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import type { CompanyInfo, Settings } from "#contract/sites.ts";
import { nullOn } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";

/** Unread messages and new likes, for the badges and the title. */
export type Counts = OutputOf<Endpoints["GET /api/counts"]>;

export const settingsKey = queryKey<Settings>("settings");
export const companyInfoKey = queryKey<CompanyInfo>("companyinfo");
export const interestsKey = queryKey<readonly Interest[]>("interests");
export const regionsKey = queryKey<Settings["region_data"]>("regions");
export const userKey = queryKey<User | null>("user");
export const countsKey = queryKey<Counts>("counts");

/** The same for everybody, so loaded once and cached for the life of the page. */
export const cachedForever: readonly QueryKey[] = [
  settingsKey,
  companyInfoKey,
  interestsKey,
  regionsKey,
];

/** `query`: the route's parameters, and on the server also the domain to render for. */
export const settingsQuery = (api: Api, query?: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: async () => (await api("GET /api/settings.php", { query })).settings,
    staleTime: Infinity,
  });

export const companyInfoQuery = (api: Api) =>
  queryOptions({
    queryKey: companyInfoKey,
    queryFn: async () => (await api("GET /api/companyinfo.php", {})).companyinfo,
    staleTime: Infinity,
  });

export const interestsQuery = (api: Api) =>
  queryOptions({
    queryKey: interestsKey,
    queryFn: async () => (await api("GET /api/interests.php", {})).interests,
    staleTime: Infinity,
  });

export const regionsQuery = (api: Api) =>
  queryOptions({
    queryKey: regionsKey,
    queryFn: async () => (await api("GET /api/regions.php", {})).regions,
    staleTime: Infinity,
  });

/** The logged-in user; null for a visitor. */
export const userQuery = (api: Api) =>
  queryOptions({
    queryKey: userKey,
    queryFn: async () => {
      const call = api("GET /api/user.php", {});
      return (await nullOn("authentication_required", call))?.user ?? null;
    },
    staleTime: 30_000,
  });

/** Whether this page is in the background; never while the server renders it. */
const isHidden = () => typeof document !== "undefined" && document.visibilityState === "hidden";

/** Unread messages and new likes; members only. */
export const countsQuery = (api: Api) =>
  queryOptions({
    queryKey: countsKey,
    queryFn: () => api("GET /api/counts", { query: isHidden() ? { hidden: "yes" } : {} }),
    staleTime: 30_000,
  });
