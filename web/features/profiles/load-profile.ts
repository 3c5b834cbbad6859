import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import type { MemberId } from "#contract/ids.ts";
import { isApiError } from "#web/api/api.ts";
import { memberQuery } from "./queries.ts";
import { userQuery } from "#web/site/queries.ts";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/site/not-found.ts";
import { messagePriceQuery } from "#web/features/chat/queries.ts";

/**
 * Fills a profile page before the server draws it; in the browser the page shows its skeleton.
 * A profile that is no longer visible is a page with status 410.
 */
export async function loadProfile({ context, params }: LoaderFunctionArgs): Promise<unknown> {
  const { api, queryClient, head } = context.get(pageContext);
  if (!head) return null;
  const id = (params["id"] ?? "") as MemberId;
  try {
    const user = await queryClient.ensureQueryData(userQuery(api));
    const [member] = await Promise.all([
      queryClient.ensureQueryData(memberQuery(api, id)),
      user && user.profile.id !== id && queryClient.prefetchQuery(messagePriceQuery(api, id)),
    ]);
    return member ? null : data(null, { status: 410 });
  } catch (error) {
    // Nor is there a page for something that is no id at all.
    if (isApiError(error) && error.body.error === "invalid_input") notFound();
    throw error;
  }
}
