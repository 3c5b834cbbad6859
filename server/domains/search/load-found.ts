import type { MemberId } from "#contract/ids.ts";
import type { MemberCard } from "#contract/profile-view.ts";
import type { Call } from "#server/domains/call.ts";
import { likedAmong } from "#server/domains/likes/pair-state.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";

/** The cards of those found, in their order, each with the heart of the one who calls. */
export async function loadFound(call: Call, ids: readonly MemberId[]): Promise<MemberCard[]> {
  const [cards, liked] = await Promise.all([loadCards(call, ids), likedAmong(call, ids)]);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ ...card, liked: liked.has(id) }] : [];
  });
}
