import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { loadOwnProfile } from "#server/domains/profiles/load-own-profile.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { accountById } from "./store.ts";

/** The member as the pages see the own account. Throws `authentication_required` once erased. */
export async function currentUser(call: Call, id: MemberId): Promise<User> {
  const [account, profile] = await Promise.all([
    accountById(call.parts.db, call.site.id, id),
    loadOwnProfile(call, id),
  ]);
  if (!account || !profile) throw new Refused("authentication_required");
  return {
    status: account.confirmed_at ? "active" : "not_confirmed",
    credits: 0,
    paid_user: false,
    language: account.language,
    signup_date: account.signed_up_at.toISOString(),
    fictional_icon: call.site.fictional_icon,
    notifications_disabled: account.stops ?? [],
    profile,
  };
}
