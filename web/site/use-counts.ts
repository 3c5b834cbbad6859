import { useQuery } from "@tanstack/react-query";
import { countsQuery } from "./queries.ts";
import type { Counts } from "./queries.ts";
import { useApi } from "#web/page-context.ts";
import { useUser } from "./use-site.ts";

/** Zero for a visitor, and until the server responds. */
export function useCounts(): Counts {
  const enabled = useUser() !== null;
  const { data } = useQuery({ ...countsQuery(useApi()), enabled });
  return (enabled && data) || NONE;
}

const NONE: Counts = { messages: 0, likes: 0 };
