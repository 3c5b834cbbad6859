import type { User } from "#contract/accounts.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { showProfile } from "#server/domains/profiles/show-profile.ts";
import { recordEvent } from "#server/platform/events.ts";
import { getCurrentUser } from "./get-current-user.ts";
import { accountConfirmed } from "./events.ts";
import { startSession } from "./start-session.ts";
import { confirmAccount as storeConfirmation } from "./store.ts";

/**
 * Confirms an account by the link that was mailed to it: others see the profile from now on. Logs in
 * unless somebody is logged in here already. Throws `link_invalid`.
 */
export async function confirmAccount(ctx: RequestContext, token: string): Promise<User | null> {
  const { services, site, at } = ctx;
  const member = await services.db.transaction().execute(async (tx) => {
    const id = await claimLink(tx, ctx, { token, purpose: "activation" });
    if (await storeConfirmation(tx, site.id, id, at)) {
      await showProfile(tx, site.id, id, at);
      await recordEvent(tx, accountConfirmed, { site: site.id, at, data: { member: id } });
    }
    return id;
  });
  if (ctx.member && ctx.member.id !== member) return null;
  if (!ctx.member) await startSession(ctx, member);
  return getCurrentUser(ctx, member);
}
