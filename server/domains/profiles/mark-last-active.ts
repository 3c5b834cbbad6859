import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { touchLastActive } from "./store.ts";

/** The member was here at the moment of this call. */
export function markLastActive(call: Call, id: MemberId): Promise<void> {
  return touchLastActive(call.parts.db, call.site.id, id, call.at);
}
