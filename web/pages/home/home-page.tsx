import type { LoaderFunctionArgs } from "react-router";
import { chatsQuery } from "#web/features/chat/queries.ts";
import { likesQuery } from "#web/features/likes/queries.ts";
import { newMembersQuery, searchQuery } from "#web/features/search/queries.ts";
import { userQuery } from "#web/site/queries.ts";
import { pageContext } from "#web/page-context.ts";
import { useUser } from "#web/site/use-site.ts";
import { MemberHome } from "./member-home.tsx";
import { VisitorHome } from "./visitor/visitor-home.tsx";

/** `/`: an introduction for visitors, and what is new for members. */
export function Page() {
  const user = useUser();
  return user ? <MemberHome user={user} /> : <VisitorHome />;
}

/** Loads the data on the server only; in the browser the member's page shows a skeleton. */
export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient, head } = context.get(pageContext);
  const user = await queryClient.ensureQueryData(userQuery(api));
  if (!head || !user) return;
  await Promise.all([
    queryClient.prefetchQuery(chatsQuery(api)),
    queryClient.prefetchQuery(likesQuery(api)),
    queryClient.prefetchQuery(newMembersQuery(api)),
    queryClient.prefetchQuery(searchQuery(api, {})),
  ]);
}
