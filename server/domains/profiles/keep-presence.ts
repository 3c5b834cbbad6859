import type { MemberId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import { touchLastActive } from "./store.ts";

/** Fine enough for "now", which lasts five minutes. */
const KEEP_MS = 60_000;

/** The member is here: written down at most once a minute. */
export function keepPresence(call: Call, id: MemberId): Promise<void> {
  const before = new Date(call.at.getTime() - KEEP_MS);
  return touchLastActive(call.parts.db, call.site.id, id, call.at, before);
}
