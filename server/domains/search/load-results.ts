import type { MemberId } from "#contract/ids.ts";
import type { MemberCard } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { listLikedAmong } from "#server/domains/likes/reads.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";

/** The cards of these members in order, each with whether the viewer likes it. */
export async function loadResults(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<MemberCard[]> {
  const [cards, liked] = await Promise.all([loadCards(ctx, ids), listLikedAmong(ctx, ids)]);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ ...card, liked: liked.has(id) }] : [];
  });
}
