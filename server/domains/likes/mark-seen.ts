import type { MemberId } from "#contract/ids.ts";
import type { Call, LoggedIn } from "#server/domains/call.ts";
import { markSeen as store } from "./store.ts";

/** The member opened a profile: a like of theirs is new no longer. */
export function markSeen(call: Call, { id }: LoggedIn, other: MemberId): Promise<void> {
  return store(call.parts.db, { site: call.site.id, member: id, other }, call.at);
}
