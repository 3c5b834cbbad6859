import {
  deleteUnconfirmedAccount,
  lockUnconfirmedAccount,
} from "#server/domains/accounts/delete-unconfirmed-account.ts";
import { deletePendingMessages } from "#server/domains/chat/delete-pending-messages.ts";
import { deleteLikes } from "#server/domains/likes/like-member.ts";
import { deleteLinks } from "#server/domains/links/create-link.ts";
import { findLink } from "#server/domains/links/find-link.ts";
import { deleteMails } from "#server/domains/mail/queue-mail.ts";
import { deleteProfile } from "#server/domains/profiles/lifecycle.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { deleteRequests } from "./store.ts";

/**
 * "This was not me": deletes an unconfirmed account through any link mailed to its address.
 * Append-only entries (credits, payments) remain under the member's random id. Throws
 * `link_invalid`, `already_confirmed`.
 */
export async function cancelSignup(ctx: RequestContext, token: string): Promise<void> {
  const { services, site, at } = ctx;
  const link = await findLink(ctx, token);
  if (link.purpose !== "activation") throw new AppError("link_invalid");
  const member = { site: site.id, member: link.account };
  const sessions = await services.db.transaction().execute(async (tx) => {
    await lockUnconfirmedAccount(tx, member);
    await deletePendingMessages(tx, member, at);
    await deleteLikes(tx, member);
    await deleteMails(tx, member);
    await deleteLinks(tx, member);
    await deleteRequests(tx, member);
    const ended = await deleteUnconfirmedAccount(tx, member);
    await deleteProfile(tx, member);
    return ended;
  });
  for (const session of sessions) {
    services.endedSessions.publish(link.account, session);
  }
}
