import type { Call, LoggedIn } from "#server/domains/call.ts";
import { viewerOf } from "#server/domains/profiles/visibility.ts";
import { countNewLikes as store } from "./store.ts";

/** Badges say "99+" and the title the sum; beyond this nobody reads the number. */
const COUNTED = 1_000;

/** The likes the member has not looked at, of those she may see; counted up to 1,000. */
export function countNewLikes(call: Call, { id }: LoggedIn): Promise<number> {
  return store(call.parts.db, viewerOf(call), id, COUNTED);
}
