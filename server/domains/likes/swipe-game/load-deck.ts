import type { Deck } from "#contract/likes/swipe-game.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { loadMemberCards } from "#server/domains/profiles/load-cards.ts";
import { readOwnProfile } from "#server/domains/profiles/own-profile/load-own-profile.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { SWIPED_DAYS } from "#contract/likes/limits.ts";
import { computeDailyLikes, computeLikesLeft, DECK_PROFILES } from "./rules.ts";
import { findSwipeDay, listDeckIds } from "./store.ts";

/** The next fitting profiles of the member's country, and how many of the day's likes are left. */
export async function loadDeck(ctx: RequestContext, member: CurrentMember): Promise<Deck> {
  const [members, likes] = await Promise.all([listDeck(ctx, member), loadSwipeLikes(ctx, member)]);
  return { members, ...likes };
}

async function listDeck(ctx: RequestContext, member: CurrentMember): Promise<Deck["members"]> {
  const own = await readOwnProfile(ctx, member.id);
  if (!own) return [];
  const ids = await listDeckIds(ctx.services.db, toMemberViewer(ctx, member), {
    gender: own.gender,
    seeks: own.seeks,
    country: own.country,
    swipedSince: new Date(ctx.at.getTime() - SWIPED_DAYS * 86_400_000),
    limit: DECK_PROFILES,
  });
  return loadMemberCards(ctx, ids);
}

/** The likes that are left, and when the full number is available again. */
async function loadSwipeLikes(ctx: RequestContext, { id: member }: CurrentMember) {
  const { site, at } = ctx;
  const [today, premium] = await Promise.all([
    findSwipeDay(ctx.services.db, { site: site.id, member }, site.time_zone, at),
    isPremium(ctx, member),
  ]);
  return {
    likes_left: computeLikesLeft(computeDailyLikes(site, premium), today.likes),
    next_likes_at: today.ends_at.toISOString(),
  };
}
