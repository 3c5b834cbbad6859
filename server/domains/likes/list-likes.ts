import type { Likes } from "#contract/likes.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import * as store from "./list-store.ts";

/**
 * The visible profiles the member likes, and those that like the member; new likes first, then the
 * latest.
 */
export async function listLikes(ctx: RequestContext, member: CurrentMember): Promise<Likes> {
  const viewer = toMemberViewer(ctx, member);
  const { given, received } = await store.listLikes(ctx.services.db, viewer);
  const cards = await loadCards(ctx, [...new Set([...given, ...received].map((like) => like.id))]);
  return {
    profiles: given.flatMap((like) => present(cards.get(like.id), like)),
    liked_by: received.flatMap((like) => present(cards.get(like.id), like)),
  };
}

/** Empty if the profile was hidden after the list was read. */
function present(card: ProfileCard | undefined, like: store.ListedLike) {
  if (!card) return [];
  const { liked, match, like_new } = like;
  return [{ ...card, liked, match, like_new, liked_at: like.liked_at.toISOString() }];
}
