import type { QueryClient, QueryKey, QueryMeta } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { userKey } from "./queries.ts";

/**
 * Everything personal was read as a visitor, or as the previous member. When a member logs in it is
 * dropped, and what is on the screen is read again. Returns the function that stops it.
 */
export function refetchOnLogIn(queryClient: QueryClient): () => void {
  let before = idOf(queryClient.getQueryData(userKey));
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || !isUser(event.query)) return;
    const now = idOf(queryClient.getQueryData(userKey));
    const loggedIn = before === null && now !== null;
    before = now;
    if (!loggedIn) return;
    queryClient.removeQueries({ type: "inactive", predicate: isPersonal });
    void queryClient.invalidateQueries({ predicate: isPersonal });
  });
}

interface CachedQuery {
  readonly queryKey: QueryKey;
  readonly meta: QueryMeta | undefined;
}

function isPersonal(query: CachedQuery): boolean {
  return query.meta?.personal !== false && !isUser(query);
}

function isUser({ queryKey }: CachedQuery): boolean {
  return queryKey[0] === userKey[0];
}

function idOf(user: User | null | undefined): string | null {
  return user?.profile.id ?? null;
}
