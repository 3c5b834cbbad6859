import type { LoaderFunctionArgs } from "react-router";
import { newMembersQuery, searchQuery } from "#web/features/search/queries.ts";
import { userQuery } from "#web/site/queries.ts";
import { pageContext } from "#web/page-context.ts";
import { useUser } from "#web/site/use-site.ts";
import { MemberHome } from "./member-home.tsx";
import { VisitorHome } from "./visitor-home.tsx";

/** `/`: for a visitor what the site is, for a member what is new. */
export function Page() {
  const user = useUser();
  return user ? <MemberHome user={user} /> : <VisitorHome />;
}

/** In the browser the member's page shows a skeleton meanwhile. */
export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient, head } = context.get(pageContext);
  const user = await queryClient.ensureQueryData(userQuery(api));
  if (!head || !user) return;
  await Promise.all([
    queryClient.prefetchQuery(newMembersQuery(api)),
    queryClient.prefetchQuery(searchQuery(api, {})),
  ]);
}
