import type { MemberId } from "#contract/ids.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { presentCard } from "./present-card.ts";
import { listCards } from "./store.ts";
import { toViewer } from "./visibility.ts";

/** The cards among `ids` that the viewer may see, for likes, chats and a page of search. */
export async function loadCards(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const rows = await listCards(ctx.services.db, toViewer(ctx), ids);
  return new Map(rows.map((row) => [row.id, presentCard(ctx, row)]));
}
