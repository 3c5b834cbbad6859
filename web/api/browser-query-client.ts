import { QueryClient } from "@tanstack/react-query";
import { keptForGood } from "./queries.ts";

/** How long what no page shows any more is remembered. */
const FORGOTTEN_MS = 5 * 60_000;

/**
 * The browser's answers to calls. What is loaded once is kept, whether or not a page shows it. Without a
 * connection nothing waits in silence: what cannot be read or sent fails, so that the page can say so.
 */
export function browserQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The calls repeat themselves (retry.ts); a second layer would multiply the tries.
        retry: false,
        refetchOnWindowFocus: false,
        gcTime: FORGOTTEN_MS,
        // Made good when the connection is back.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
  // As defaults of the client: what the server sent along is kept before a page asks for it.
  for (const queryKey of keptForGood) client.setQueryDefaults(queryKey, { gcTime: Infinity });
  return client;
}
