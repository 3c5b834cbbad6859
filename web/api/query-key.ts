import type { DataTag, QueryClient, QueryFilters, QueryKey } from "@tanstack/react-query";

export type KeyOf<Data> = DataTag<QueryKey, Data, Error>;

/** A query key typed with its data, so that reading and writing the cache needs no casts. */
export function queryKey<Data>(...parts: QueryKey): KeyOf<Data> {
  return parts as KeyOf<Data>;
}

/** Marks queries as outdated; those on screen reload. */
export function invalidate(queryClient: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const key of keys) refetch(queryClient, { queryKey: key }, "active");
}

/** Reloads the queries that the page has loaded, on screen or not. */
export function reload(queryClient: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const key of keys) refetch(queryClient, { queryKey: key }, "all");
}

/** Puts into the cache what the server has just stored. */
export function setStored<Data>(
  queryClient: QueryClient,
  key: KeyOf<Data>,
  data: Data | ((data: Data | undefined) => Data | undefined),
): void {
  queryClient.setQueryData<Data>(key, data);
  restartLoads(queryClient, key);
}

/**
 * Loads again what is loading at this moment: a load that began before a change on the server may
 * arrive after it and would undo it on the page.
 */
export function restartLoads(queryClient: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const key of keys) refetch(queryClient, { queryKey: key, fetchStatus: "fetching" }, "all");
}

function refetch(
  queryClient: QueryClient,
  filters: QueryFilters,
  refetchType: "active" | "all",
): void {
  void queryClient.invalidateQueries({ ...filters, refetchType });
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ ...filters, fetchStatus: "fetching" })) {
    if (query.state.data !== undefined) continue;
    // A first load in progress may have begun before the change, so load again after it.
    const again = () =>
      refetch(queryClient, { queryKey: query.queryKey, exact: true }, refetchType);
    void query.promise?.then(again, () => undefined);
  }
}

declare module "@tanstack/react-query" {
  interface Register {
    /** `personal: false`: the same for everybody, so it survives a log-in. */
    readonly queryMeta: { readonly personal?: false };
  }
}
