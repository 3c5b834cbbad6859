import type { SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Difference } from "#server/platform/verification.ts";
import { listDifferences } from "./verify-store.ts";

/**
 * Compares a site's wallets, purchases and reversals with its ledger; empty if all is consistent.
 */
export function verifyLedger(db: Db, site: SiteId, limit = 100): Promise<Difference[]> {
  return listDifferences(db, site, limit);
}
