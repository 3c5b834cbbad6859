import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { showProfile as store } from "./store.ts";

/** From `at` on others see the profile; one that is seen already keeps its date. */
export function showProfile(tx: Tx, site: SiteId, id: MemberId, at: Date): Promise<void> {
  return store(tx, site, id, at);
}
