import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { UseSuspenseQueryOptions } from "@tanstack/react-query";
import { queries } from "#web/api/queries.ts";
import { useApi } from "#web/page-context.ts";

/** The site's public settings; always there, the root loaded them. */
export function useSettings() {
  return useLoaded(queries.settings(useApi()));
}

export function useCompanyInfo() {
  return useLoaded(queries.companyInfo(useApi()));
}

/** Who is logged in; null for a visitor. */
export function useUser() {
  return useLoaded(queries.user(useApi()));
}

type Loaded<Data> = UseSuspenseQueryOptions<Data, Error, Data, string[]>;

/** Half of all pieces of a page ask this: where nothing changes any more, none of them watches. */
const useLoaded = import.meta.env.SSR ? useAsItLies : useWatched;

function useAsItLies<Data>({ queryKey }: Loaded<Data>): Data {
  const data = useQueryClient().getQueryData<Data>(queryKey);
  if (data === undefined) throw new Error(`${queryKey.join(" ")}: not loaded`);
  return data;
}

function useWatched<Data>(options: Loaded<Data>): Data {
  return useSuspenseQuery(options).data;
}
