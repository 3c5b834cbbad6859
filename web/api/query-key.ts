import type { DataTag, QueryKey } from "@tanstack/react-query";

export type KeyOf<Data> = DataTag<QueryKey, Data, Error>;

/** A query key typed with its data, so that reading and writing the cache needs no casts. */
export function queryKey<Data>(...parts: QueryKey): KeyOf<Data> {
  return parts as KeyOf<Data>;
}

declare module "@tanstack/react-query" {
  interface Register {
    /** `personal: false`: the same for everybody, so it survives a log-in. */
    readonly queryMeta: { readonly personal?: false };
  }
}
