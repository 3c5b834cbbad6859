import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { storeOwnCredits } from "#server/domains/credits/reads.ts";
import {
  presentOwnProfile,
  storeOwnProfile,
} from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findCurrentUser } from "./store.ts";

/** The member as shown to that member. Throws `authentication_required` once erased. */
export async function getCurrentUser(ctx: RequestContext, id: MemberId): Promise<User> {
  const reading = findCurrentUser(ctx.services.db, ctx.site.id, id);
  storeOwnProfile(ctx, id, reading);
  storeOwnCredits(ctx, id, reading);
  const row = await reading;
  if (!row) throw new AppError("authentication_required");
  return {
    status: row.confirmed_at ? "active" : "not_confirmed",
    credits: row.bonus + row.bought,
    paid_user: row.premium,
    language: row.language,
    signup_date: row.signed_up_at.toISOString(),
    fictional_icon: ctx.site.fictional_icon,
    notifications_disabled: row.stops,
    profile: await presentOwnProfile(ctx, row),
  };
}
