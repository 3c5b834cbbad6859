import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { parseMemberId } from "#contract/shared/parse-id.ts";
import { errorCode } from "#web/api/api.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { userQuery } from "#web/site/queries.ts";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/site/not-found.ts";
import { messagePriceQuery } from "#web/features/chat/queries.ts";

/**
 * Loads a profile before the server renders its page; in the browser the page shows a skeleton.
 * A profile that is no longer visible returns status 410.
 */
export async function loadProfile({ context, params }: LoaderFunctionArgs): Promise<unknown> {
  const { api, queryClient, head } = context.get(pageContext);
  if (!head) return null;
  const id = parseMemberId(params["id"]) ?? notFound();
  try {
    const user = await queryClient.ensureQueryData(userQuery(api));
    const [member] = await Promise.all([
      queryClient.ensureQueryData(memberQuery(api, id)),
      user && user.profile.id !== id && queryClient.prefetchQuery(messagePriceQuery(api, id)),
    ]);
    return member ? null : data(null, { status: 410 });
  } catch (error) {
    // A malformed id is a 404 too.
    if (errorCode(error) === "invalid_input") notFound();
    throw error;
  }
}
