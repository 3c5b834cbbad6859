import { claimLink } from "#server/domains/links/claim-link.ts";
import { notifyPartners } from "#server/domains/chat/notify-partners.ts";
import { undoDeleted } from "#server/domains/profiles/lifecycle.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { markUndone } from "./store.ts";

/**
 * Brings a deleted account back with its mailed link. Nobody is logged in by it, because the link
 * lies in a mailbox for two weeks. Throws `link_invalid`.
 */
export async function undoDeletion(ctx: RequestContext, token: string): Promise<null> {
  const { services, site, at } = ctx;
  const member = await services.db.transaction().execute(async (tx) => {
    const id = await claimLink(tx, ctx, { token, purpose: "deletion_undo" });
    await undoDeleted(tx, site.id, id);
    await markUndone(tx, { site: site.id, member: id }, at);
    return id;
  });
  services.changedProfiles.publish(member, "changed");
  await notifyPartners(services, site.id, member);
  return null;
}
