import type { DataTag, QueryKey } from "@tanstack/react-query";

export type KeyOf<Data> = DataTag<QueryKey, Data, Error>;

/** A query's key that carries the type of its data, so that the cache is read and written without casts. */
export function queryKey<Data>(...parts: QueryKey): KeyOf<Data> {
  return parts as KeyOf<Data>;
}

declare module "@tanstack/react-query" {
  interface Register {
    /** `personal: false`: the same for every member and visitor, so it survives a log-in. */
    readonly queryMeta: { readonly personal?: false };
  }
}
