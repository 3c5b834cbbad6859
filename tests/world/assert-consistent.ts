import type { SiteId } from "#contract/shared/ids.ts";
import { verifyChat } from "#server/domains/chat/verification/verify-store.ts";
import { verifyLedger } from "#server/domains/credits/verify-store.ts";
import type { Database } from "#server/platform/database/database.ts";

/** Throws if a site's credits or messages do not add up. */
export async function assertConsistent(db: Database, site: SiteId): Promise<void> {
  const wrong = [...(await verifyLedger(db, site)), ...(await verifyChat(db, site))];
  if (wrong.length > 0)
    throw new Error(`the books do not balance: ${JSON.stringify(wrong, null, 1)}`);
}
