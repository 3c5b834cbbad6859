import type { MemberId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { likedAmong as store, pairOf } from "./store.ts";
import type { PairState } from "./store.ts";

const NOTHING: PairState = { liked: false, likes_me: false, like_new: false, match: false };

/** What the one who calls and the profile are to each other; nothing for a visitor. */
export async function pairState(ctx: RequestContext, other: MemberId): Promise<PairState> {
  if (!ctx.member) return NOTHING;
  const two = { site: ctx.site.id, member: ctx.member.id, other };
  return (await pairOf(ctx.services.db, two)) ?? NOTHING;
}

/** Those among `ids` whom the one who calls likes; none for a visitor. */
export async function likedAmong(
  ctx: RequestContext,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  if (!ctx.member || ids.length === 0) return new Set();
  return new Set(await store(ctx.services.db, ctx.site.id, ctx.member.id, ids));
}
