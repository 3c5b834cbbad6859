import { SWIPE_LIKES } from "#contract/likes/limits.ts";

/** How many profiles the deck gets at a time, enough to keep swiping while the next load. */
export const DECK_PROFILES = 10;

/** The likes of a day; null if there is no limit. */
export function computeDailyLikes(
  site: { readonly swipe_unlimited_for_premium: boolean },
  premium: boolean,
): number | null {
  return premium && site.swipe_unlimited_for_premium ? null : SWIPE_LIKES;
}

/** What is left of them; null if there is no limit. */
export function computeLikesLeft(limit: number | null, likes: number): number | null {
  return limit === null ? null : Math.max(0, limit - likes);
}
