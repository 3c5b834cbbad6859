import type { MemberId } from "#contract/shared/ids.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { findVisible } from "#server/domains/profiles/find-visible.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { likeMember } from "#server/domains/likes/like-member.ts";
import { computeDailyLikes, computeLikesLeft } from "./rules.ts";
import * as store from "./store.ts";

/**
 * Likes a profile and counts the like for the site's day, in one transaction. Repeating it counts
 * nothing. Throws `swipe_likes_spent` and the errors of `likeMember`.
 */
export async function likeInSwipeGame(
  ctx: RequestContext,
  member: CurrentMember,
  other: MemberId,
): Promise<{ match: boolean; likes_left: number | null; next_likes_at: string }> {
  const { site, at, services } = ctx;
  const pair = { site: site.id, member: member.id, other };
  const limit = computeDailyLikes(site, await isPremium(ctx, member.id));
  const { match } = await likeMember(ctx, member, other, async (tx) => {
    if (!(await store.insertSwipeLike(tx, pair, at))) return;
    const { day } = await store.findSwipeDay(tx, pair, site.time_zone, at);
    const counted = await store.addSwipeLike(tx, pair, { day, limit });
    if (!counted) throw new AppError("swipe_likes_spent");
  });
  const today = await store.findSwipeDay(services.db, pair, site.time_zone, at);
  return {
    match,
    likes_left: computeLikesLeft(limit, today.likes),
    next_likes_at: today.ends_at.toISOString(),
  };
}

/** Leaves a profile out of the deck for some time. Throws like `likeMember`. */
export async function recordPass(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  other: MemberId,
): Promise<void> {
  if (other === member) throw new AppError("like_of_oneself");
  await findVisible(ctx, other);
  await store.savePass(ctx.services.db, { site: ctx.site.id, member, other }, ctx.at);
}

/** Returns a passed profile to the deck. A like in the swipe game cannot be undone. */
export function undoPass(
  ctx: RequestContext,
  { id: member }: CurrentMember,
  other: MemberId,
): Promise<void> {
  return store.deletePass(ctx.services.db, { site: ctx.site.id, member, other });
}
