import type { Likes } from "#contract/likes.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";
import { toViewer } from "#server/domains/profiles/visibility.ts";
import { listGivenLikes, listReceivedLikes } from "./store.ts";
import type { ListedLike } from "./store.ts";

/**
 * The visible profiles the member likes, and those that like the member; new likes first, then the
 * latest.
 */
export async function listLikes(ctx: RequestContext, { id }: CurrentMember): Promise<Likes> {
  const { db } = ctx.services;
  const viewer = toViewer(ctx);
  const [given, received] = await Promise.all([
    listGivenLikes(db, viewer, id),
    listReceivedLikes(db, viewer, id),
  ]);
  const cards = await loadCards(ctx, [...new Set([...given, ...received].map((like) => like.id))]);
  return {
    profiles: given.flatMap((like) => present(cards.get(like.id), like)),
    liked_by: received.flatMap((like) => present(cards.get(like.id), like)),
  };
}

/** Empty if the profile was hidden after the list was read. */
function present(card: ProfileCard | undefined, like: ListedLike) {
  if (!card) return [];
  const { liked, match, like_new } = like;
  return [{ ...card, liked, match, like_new, liked_at: like.liked_at.toISOString() }];
}
