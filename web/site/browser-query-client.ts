import { QueryClient } from "@tanstack/react-query";
import { cachedForever } from "./queries.ts";

/** How long unused data stays in the cache. */
const UNUSED_CACHED_MS = 5 * 60_000;

/**
 * Creates the browser's query cache. Offline, a query or mutation fails at once instead of waiting,
 * so that the page can show an error.
 */
export function browserQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // api/retry.ts already retries; a second layer would multiply the attempts.
        retry: false,
        refetchOnWindowFocus: false,
        gcTime: UNUSED_CACHED_MS,
        networkMode: "always",
        // Retry queries that failed offline.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
  // Client defaults also apply to data from the server before a page observes it.
  for (const queryKey of cachedForever) {
    client.setQueryDefaults(queryKey, { gcTime: Infinity, meta: { personal: false } });
  }
  return client;
}
