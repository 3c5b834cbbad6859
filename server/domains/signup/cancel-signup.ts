import { deleteUnconfirmedAccount } from "#server/domains/accounts/activation/delete-unconfirmed-account.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";

/**
 * "This was not me": erases an unconfirmed account through any link mailed to its address.
 * Append-only entries (credits, payments) remain under the member's random id. Throws
 * `link_invalid`, `already_confirmed`.
 */
export async function cancelSignup(ctx: RequestContext, token: string): Promise<void> {
  const { services, site, at } = ctx;
  const { purpose, account: member } = await findLink(ctx, token);
  if (purpose !== "activation") throw new AppError("link_invalid");
  const ended = await services.db
    .transaction()
    .execute((tx) => deleteUnconfirmedAccount(tx, { site: site.id, member }, at));
  for (const session of ended) services.endedSessions.publish(member, session);
}
