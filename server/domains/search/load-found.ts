import type { MemberId } from "#contract/ids.ts";
import type { MemberCard } from "#contract/profile-view.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { listLikedAmong } from "#server/domains/likes/reads.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";

/** The cards of those found, in their order, each with the heart of the one who calls. */
export async function loadFound(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<MemberCard[]> {
  const [cards, liked] = await Promise.all([loadCards(ctx, ids), listLikedAmong(ctx, ids)]);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ ...card, liked: liked.has(id) }] : [];
  });
}
