import type { MemberId } from "#contract/ids.ts";
import type { Call, LoggedIn } from "#server/domains/call.ts";
import { takeLikeBack } from "./store.ts";

/** Takes a like back, and the match with it. Nothing to take back is fine. */
export function unlikeMember(call: Call, { id }: LoggedIn, other: MemberId): Promise<void> {
  return takeLikeBack(call.parts.db, { site: call.site.id, member: id, other });
}
