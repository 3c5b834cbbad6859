import { useQuery, useQueryClient } from "@tanstack/react-query";
import { countsKey, countsQuery } from "./queries.ts";
import type { Counts } from "./queries.ts";
import { useApi } from "#web/page-context.ts";
import { useUser } from "./use-site.ts";

/**
 * Zero for a visitor, and until the server responds. Every nav item calls this, so on the server,
 * where nothing changes, it skips the observer.
 */
export const useCounts = import.meta.env.SSR ? useCachedCounts : useObservedCounts;

function useCachedCounts(): Counts {
  const isMember = useUser() !== null;
  const counts = useQueryClient().getQueryData(countsKey);
  return (isMember && counts) || NONE;
}

function useObservedCounts(): Counts {
  const enabled = useUser() !== null;
  const { data } = useQuery({ ...countsQuery(useApi()), enabled });
  return (enabled && data) || NONE;
}

const NONE: Counts = { messages: 0, likes: 0 };
