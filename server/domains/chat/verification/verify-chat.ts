import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Difference } from "#server/platform/verification.ts";
import { listDifferences } from "./verify-store.ts";

/**
 * Verifies a site's messages: each charged once, numbered without gaps, unread until read, and with
 * credits set aside for pending ones. Empty if everything is consistent. It reads everything, so it
 * is for jobs and tests only.
 */
export function verifyChat(db: Db, site: SiteId, limit = 100): Promise<Difference[]> {
  return listDifferences(db, site, limit);
}
