import type { User } from "#contract/accounts.ts";
import type { Call } from "#server/domains/call.ts";
import { claimLink } from "#server/domains/links/claim-link.ts";
import { showProfile } from "#server/domains/profiles/show-profile.ts";
import { recordFact } from "#server/platform/facts.ts";
import { currentUser } from "./current-user.ts";
import { accountConfirmed } from "./facts.ts";
import { startSession } from "./log-in.ts";
import { confirmAccount as storeConfirmation } from "./store.ts";

/**
 * Confirms an account by the link that was mailed to it: others see the profile from now on. Logs in
 * unless somebody is logged in here already. Throws `link_invalid`.
 */
export async function confirmAccount(call: Call, token: string): Promise<User | null> {
  const { parts, site, at } = call;
  const member = await parts.db.transaction().execute(async (tx) => {
    const id = await claimLink(tx, call, { token, purpose: "activation" });
    if (await storeConfirmation(tx, site.id, id, at)) {
      await showProfile(tx, site.id, id, at);
      await recordFact(tx, accountConfirmed, { site: site.id, at, data: { member: id } });
    }
    return id;
  });
  if (call.member && call.member.id !== member) return null;
  if (!call.member) await startSession(call, member);
  return currentUser(call, member);
}
