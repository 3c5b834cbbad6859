import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#web/api/api.ts";
import { userKey, userQuery } from "#web/site/queries.ts";

/** What no purchase changes, or what is asked for here. */
const kept: readonly unknown[] = [
  "settings",
  "companyinfo",
  "interests",
  "regions",
  "user",
  "transactions",
];

/** Asks for the balance; of a member who became Premium by it nothing locked is shown from memory. */
export async function learnOfPurchase(api: Api, queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(userKey);
  const after = await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
  if (before?.paid_user === after?.paid_user) return;
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
