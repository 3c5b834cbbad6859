import type { SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Difference } from "#server/platform/verification.ts";
import { listDifferences } from "./verify-store.ts";

/**
 * Adds up a site's messages: each charged once, numbered without a gap, counted as unread until
 * read, and credits set aside for those that wait. Empty where all is sound; reads everything, so
 * it is for a job and for proofs.
 */
export function verifyChat(db: Db, site: SiteId, most = 100): Promise<Difference[]> {
  return listDifferences(db, site, most);
}
