import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { isPremium as stored } from "./store.ts";

/** Whether the member is Premium: has a purchase that was neither refunded nor charged back. */
export function isPremium(db: Db, site: SiteId, member: MemberId): Promise<boolean> {
  return stored(db, site, member);
}
