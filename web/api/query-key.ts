import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

export type KeyOf<Data> = DataTag<QueryKey, Data, Error>;

/** A query key typed with its data, so that reading and writing the cache needs no casts. */
export function queryKey<Data>(...parts: QueryKey): KeyOf<Data> {
  return parts as KeyOf<Data>;
}

/** Marks queries as outdated; those on screen load again. */
export function invalidate(queryClient: QueryClient, ...keys: readonly QueryKey[]): void {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: key });
}

declare module "@tanstack/react-query" {
  interface Register {
    /** `personal: false`: the same for everybody, so it survives a log-in. */
    readonly queryMeta: { readonly personal?: false };
  }
}
