import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#web/api/api.ts";
import { userKey, userQuery } from "#web/site/queries.ts";

/** Queries that a payment never changes, or that are refreshed below. */
const unaffected: readonly unknown[] = [
  "settings",
  "companyinfo",
  "interests",
  "regions",
  "user",
  "transactions",
];

/** Refreshes the balance, and if Premium started or ended, everything that depends on it. */
export async function refreshAfterPayment(api: Api, queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(userKey);
  const after = await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
  if (before?.paid_user === after?.paid_user) return;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => !unaffected.includes(queryKey[0]),
  });
}
