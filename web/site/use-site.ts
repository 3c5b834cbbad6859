import { hashKey, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { QueryKey, UseSuspenseQueryOptions } from "@tanstack/react-query";
import {
  companyInfoQuery,
  interestsQuery,
  regionsQuery,
  settingsQuery,
  userQuery,
} from "./queries.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import type { Settings } from "#contract/sites.ts";
import type { KeyOf } from "#web/api/query-key.ts";
import { useApi } from "#web/page-context.ts";

/** The site's public settings, loaded by the root. */
export function useSettings() {
  return useLoaded(settingsQuery(useApi()));
}

export function useCompanyInfo() {
  return useLoaded(companyInfoQuery(useApi()));
}

/** The logged-in user; null for a visitor. */
export function useUser() {
  return useLoaded(userQuery(useApi()));
}

/** The interests a form offers, from the settings until the request is answered. */
export function useInterests(): readonly Interest[] {
  const { interests } = useSettings();
  return useQuery(interestsQuery(useApi())).data ?? interests;
}

/** The regions a form offers by country, from the settings until the request is answered. */
export function useRegions(): Settings["region_data"] {
  const { region_data } = useSettings();
  return useQuery(regionsQuery(useApi())).data ?? region_data;
}

type Loaded<Data> = UseSuspenseQueryOptions<Data, Error, Data, KeyOf<Data>>;

/** Half of all components call this, so on the server, where nothing changes, it skips the observer. */
const useLoaded = import.meta.env.SSR ? useCached : useObserved;

/** Cached, because hashing a key costs more than the lookup, and these keys are constants. */
const hashes = new WeakMap<QueryKey, string>();

function useCached<Data>({ queryKey }: Loaded<Data>): Data {
  const hash = hashes.get(queryKey) ?? hashKey(queryKey);
  hashes.set(queryKey, hash);
  const data = useQueryClient().getQueryCache().get<Data>(hash)?.state.data;
  if (data === undefined) throw new Error(`${queryKey.join(" ")}: not loaded`);
  return data;
}

function useObserved<Data>(options: Loaded<Data>): Data {
  return useSuspenseQuery(options).data;
}
