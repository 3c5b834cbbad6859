import type { Call, LoggedIn } from "#server/domains/call.ts";
import { viewerOf } from "#server/domains/profiles/visibility.ts";
import { unreadOf } from "./store.ts";

/** Unread messages of all the conversations in the member's list. */
export function countUnread(call: Call, { id }: LoggedIn): Promise<number> {
  return unreadOf(call.parts.db, viewerOf(call), id);
}
