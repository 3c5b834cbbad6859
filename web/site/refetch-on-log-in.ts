import type { QueryClient, QueryKey, QueryMeta } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { userKey } from "./queries.ts";

/**
 * When a member logs in, drops all personal data, since it was loaded for a visitor or the previous
 * member, and refetches what is on screen. Returns a function that stops it.
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
