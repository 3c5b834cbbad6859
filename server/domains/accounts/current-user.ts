import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { balanceOf } from "#server/domains/credits/balance-of.ts";
import { isPremium } from "#server/domains/credits/is-premium.ts";
import { loadOwnProfile } from "#server/domains/profiles/load-own-profile.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { accountById } from "./store.ts";

/** The member as the pages see the own account. Throws `authentication_required` once erased. */
export async function currentUser(call: Call, id: MemberId): Promise<User> {
  const { db } = call.parts;
  const [account, profile, credits, premium] = await Promise.all([
    accountById(db, call.site.id, id),
    loadOwnProfile(call, id),
    balanceOf(call, id),
    isPremium(call, id),
  ]);
  if (!account || !profile) throw new Refused("authentication_required");
  return {
    status: account.confirmed_at ? "active" : "not_confirmed",
    credits,
    paid_user: premium,
    language: account.language,
    signup_date: account.signed_up_at.toISOString(),
    fictional_icon: call.site.fictional_icon,
    notifications_disabled: account.stops ?? [],
    profile,
  };
}
