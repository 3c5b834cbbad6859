import type { MemberId } from "#contract/shared/ids.ts";
import type { FoundMember, ProfileCard } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { computeTownDistance } from "#server/domains/places/distances.ts";
import { readOwnProfile } from "./own-profile/load-own-profile.ts";
import { presentCard } from "./present-card.ts";
import { listCards, listCardsWithLikes } from "./store.ts";
import { toViewer } from "./visibility/visibility.ts";

/** The cards among `ids` that the viewer may see, for likes and chats. */
export async function loadCards(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const rows = await listCards(ctx.services.db, { ...toViewer(ctx), ids });
  return new Map(rows.map((row) => [row.id, presentCard(ctx, row)]));
}

/** The cards for search in the order of `ids`, each with whether the viewer likes it and how far away. */
export async function loadMemberCards(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<FoundMember[]> {
  if (ids.length === 0) return [];
  const [rows, own] = await Promise.all([
    listCardsWithLikes(ctx.services.db, { ...toViewer(ctx), ids }),
    // Every search has already read it for its defaults.
    ctx.member && readOwnProfile(ctx, ctx.member.id),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const distance_km = own ? computeTownDistance(own, row) : null;
    return [{ ...presentCard(ctx, row), liked: row.liked, distance_km }];
  });
}
