import { useQuery } from "@tanstack/react-query";
import { countsQuery } from "./queries.ts";
import { useApi } from "#web/page-context.ts";
import { useUser } from "./use-site.ts";

/** Unread messages and new likes, as the badges and the title show them. */
export interface Counts {
  readonly messages: number;
  readonly likes: number;
}

/** A visitor has neither; of a member nothing is claimed before the server said it. */
export function useCounts(): Counts {
  const enabled = useUser() !== null;
  const { data } = useQuery({ ...countsQuery(useApi()), enabled });
  return (enabled && data) || NOTHING;
}

const NOTHING: Counts = { messages: 0, likes: 0 };
