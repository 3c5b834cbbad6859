import type { MemberId } from "#contract/ids.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { presentCard } from "./present-card.ts";
import { cardRows } from "./store.ts";
import { viewerOf } from "./visibility.ts";

/**
 * The cards of those among `ids` whom the one who calls may see (likes, chats, a page of search);
 * the others are left out.
 */
export async function loadCards(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const rows = await cardRows(ctx.services.db, viewerOf(ctx), ids);
  return new Map(rows.map((row) => [row.id, presentCard(ctx, row)]));
}
