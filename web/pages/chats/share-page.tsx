import type { LoaderFunctionArgs } from "react-router";
import { chatsQuery } from "#web/features/chat/queries.ts";
import { SharePhoto } from "#web/features/chat/share/share-photo.tsx";
import { pageContext } from "#web/page-context.ts";
import { useUser } from "#web/site/use-site.ts";

/** `/share`: which conversation gets the photo that another app shared with the installed site. */
export function Page() {
  const user = useUser();
  return user && <SharePhoto member={user.profile.id} />;
}

export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  // A list that fails to load has its own message.
  await queryClient.prefetchQuery(chatsQuery(api));
}
