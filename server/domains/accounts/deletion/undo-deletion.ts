import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { notifyPartners } from "#server/domains/chat/notify-partners.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { undoDeletedAccount } from "./undo-deleted-account.ts";

/**
 * Brings a deleted account back with its mailed link. Nobody is logged in by it, because the link
 * lies in a mailbox for two weeks. Throws `link_invalid`.
 */
export async function undoDeletion(ctx: RequestContext, token: string): Promise<null> {
  const { services, site } = ctx;
  const member = await services.db.transaction().execute(async (tx) => {
    const id = await claimLink(tx, ctx, { token, purpose: "deletion_undo" });
    const account = await findEmailAddress(tx, site.id, id);
    if (!account) throw new AppError("link_invalid");
    await undoDeletedAccount(tx, ctx, { id, ...account });
    return id;
  });
  services.changedProfiles.publish(member, "changed");
  await notifyPartners(services, site.id, member);
  return null;
}
