import type { Chat } from "#contract/chat.ts";
import type { RequestContext, CurrentMember } from "#server/domains/request-context.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { loadCards } from "#server/domains/profiles/load-cards.ts";
import { computeHistoryStart, readGift, readPhoto, LISTED_CHATS } from "./rules.ts";
import { listConversations } from "./store.ts";

// For the counts that every page shows.
export { buildUnreadCount } from "./store.ts";

/**
 * The member's conversations with visible partners, latest first. A free member gets no text older
 * than the readable history.
 */
export async function listChats(ctx: RequestContext, { id }: CurrentMember): Promise<Chat[]> {
  const { db } = ctx.services;
  const [rows, premium] = await Promise.all([
    listConversations(db, ctx.site.id, id, LISTED_CHATS),
    isPremium(ctx, id),
  ]);
  const cards = await loadCards(
    ctx,
    rows.map((row) => row.partner_id),
  );
  const since = computeHistoryStart(premium, ctx.site.history_days, ctx.at);
  return rows.flatMap((row) => {
    const profile = cards.get(row.partner_id);
    if (!profile) return [];
    const readable = !since || row.at >= since;
    return [
      {
        conversation: { id: row.id },
        profile,
        num_unread_messages: row.unread,
        last_message: {
          state: row.state,
          mine: row.mine,
          type: row.type,
          text: readable ? row.text : null,
          gift: readable ? readGift(row) : null,
          photo: readable ? readPhoto(row) : null,
          sent_at: row.at.toISOString(),
        },
      },
    ];
  });
}
