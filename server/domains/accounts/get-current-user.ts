import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { getBalance, isPremium } from "#server/domains/credits/reads.ts";
import { loadOwnProfile } from "#server/domains/profiles/load-own-profile.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findAccountById } from "./store.ts";

/** The member as shown to that member. Throws `authentication_required` once erased. */
export async function getCurrentUser(ctx: RequestContext, id: MemberId): Promise<User> {
  const { db } = ctx.services;
  const [account, profile, credits, premium] = await Promise.all([
    findAccountById(db, ctx.site.id, id),
    loadOwnProfile(ctx, id),
    getBalance(ctx, id),
    isPremium(ctx, id),
  ]);
  if (!account || !profile) throw new AppError("authentication_required");
  return {
    status: account.confirmed_at ? "active" : "not_confirmed",
    credits,
    paid_user: premium,
    language: account.language,
    signup_date: account.signed_up_at.toISOString(),
    fictional_icon: ctx.site.fictional_icon,
    notifications_disabled: account.stops ?? [],
    profile,
  };
}
