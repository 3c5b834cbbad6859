import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { findLiveSessions } from "./session-store.ts";

/** Which of a site's sessions (hashes in hex) were logged out, have expired or were erased. */
export async function findEndedSessions(
  db: Db,
  site: SiteId,
  hashes: readonly string[],
  at: Date,
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const buffers = hashes.map((hash) => Buffer.from(hash, "hex"));
  const live = new Set(await findLiveSessions(db, site, buffers, at));
  return hashes.filter((hash) => !live.has(hash));
}
