import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Locale } from "#contract/shared/languages.ts";
import { companyInfoKey, settingsKey } from "./site/queries.ts";

/** Passed from the server to the browser as JSON in the page. */
export interface PageState {
  readonly locale: Locale;
  readonly timeZone: string;
  /** The address of the site's file (`PublicSite`). */
  readonly site: string;
  readonly queries: readonly LoadedQuery[];
  /** Not null on an error page. */
  readonly error: { readonly status: number; readonly message: string | null } | null;
}

export const STATE_ELEMENT_ID = "page-state";

type LoadedQuery = readonly [key: QueryKey, data: unknown, loadedAt: number];

/** TanStack Query's own `dehydrate` writes 0.3 kB of bookkeeping for each query. */
export function writeQueries(client: QueryClient): LoadedQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === "success" && !inSiteFile.has(queryKey[0]))
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
}

export function readQueries(client: QueryClient, queries: readonly LoadedQuery[]): void {
  for (const [key, data, updatedAt] of queries) client.setQueryData(key, data, { updatedAt });
}

const inSiteFile: ReadonlySet<unknown> = new Set([settingsKey[0], companyInfoKey[0]]);
