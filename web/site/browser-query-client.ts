import { QueryClient } from "@tanstack/react-query";
import { cachedForever } from "./queries.ts";

/** How long an answer that no page shows stays in the cache. */
const UNUSED_CACHED_MS = 5 * 60_000;

/**
 * The cache of what the browser has read. Without a connection a query or mutation fails at once
 * instead of waiting, so that the page can tell the member.
 */
export function browserQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // api/retry.ts retries already; a second layer would multiply the attempts.
        retry: false,
        refetchOnWindowFocus: false,
        gcTime: UNUSED_CACHED_MS,
        networkMode: "always",
        // A query that failed offline runs again when the connection is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
  // As defaults of the client, so that they hold for data from the server before a page observes it.
  for (const queryKey of cachedForever) {
    client.setQueryDefaults(queryKey, { gcTime: Infinity, meta: { personal: false } });
  }
  return client;
}
