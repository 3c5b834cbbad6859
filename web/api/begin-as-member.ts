import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { keptForGood } from "./queries.ts";

/** The same for everybody, or asked by an address that says it all. */
const everybodys: readonly unknown[] = [
  ...keptForGood.flat(),
  "user",
  "link",
  "geolocation-permission",
];

/**
 * What was read before somebody logged in was read as a visitor, or by whoever was logged in before:
 * at that moment it is forgotten, and what is on the screen is asked for anew. Returns what ends it.
 */
export function beginAsMember(queryClient: QueryClient): () => void {
  const idOf = (user: unknown) => (user as User | null | undefined)?.profile.id ?? null;
  let before = idOf(queryClient.getQueryData(["user"]));
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    !everybodys.includes(queryKey[0]);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.query.queryKey[0] !== "user") return;
    const now = idOf(event.query.state.data);
    const loggedIn = before === null && now !== null;
    before = now;
    if (!loggedIn) return;
    queryClient.removeQueries({ type: "inactive", predicate });
    void queryClient.invalidateQueries({ predicate });
  });
}
