import type { DataTag, QueryKey } from "@tanstack/react-query";

/** A query's key that carries the type of its data, so that the cache is read and written without casts. */
export function queryKey<Data>(...parts: QueryKey): DataTag<QueryKey, Data, Error> {
  return parts as DataTag<QueryKey, Data, Error>;
}
