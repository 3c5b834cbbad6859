import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { likedAmong as store, pairOf } from "./store.ts";
import type { PairState } from "./store.ts";

const NOTHING: PairState = { liked: false, likes_me: false, like_new: false, match: false };

/** What the one who calls and the profile are to each other; nothing for a visitor. */
export async function pairState(call: Call, other: MemberId): Promise<PairState> {
  if (!call.member) return NOTHING;
  const two = { site: call.site.id, member: call.member.id, other };
  return (await pairOf(call.parts.db, two)) ?? NOTHING;
}

/** Those among `ids` whom the one who calls likes; none for a visitor. */
export async function likedAmong(
  call: Call,
  ids: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  if (!call.member || ids.length === 0) return new Set();
  return new Set(await store(call.parts.db, call.site.id, call.member.id, ids));
}
