import type { MemberId } from "#contract/shared/ids.ts";
import type { MemberCard, ProfileCard } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { presentCard } from "./present-card.ts";
import { listCards, listCardsWithLikes } from "./store.ts";
import { toViewer } from "./visibility.ts";

/** The cards among `ids` that the viewer may see, for likes and chats. */
export async function loadCards(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const rows = await listCards(ctx.services.db, { ...toViewer(ctx), ids });
  return new Map(rows.map((row) => [row.id, presentCard(ctx, row)]));
}

/** The cards for search in the order of `ids`, each with whether the viewer likes it. */
export async function loadMemberCards(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<MemberCard[]> {
  if (ids.length === 0) return [];
  const rows = await listCardsWithLikes(ctx.services.db, { ...toViewer(ctx), ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...presentCard(ctx, row), liked: row.liked }] : [];
  });
}
