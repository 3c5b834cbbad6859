import type { SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { fictionalCount } from "./store.ts";

/** The visible fictional profiles of a site. */
export function fictionalProfileCount(db: Db, site: SiteId): Promise<number> {
  return fictionalCount(db, site);
}
