import type { SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { liveSessions } from "./store.ts";

/** Which of a site's sessions (their hashes, in hex) are over: logged out, run out or erased. */
export async function findEndedSessions(
  db: Db,
  site: SiteId,
  hashes: readonly string[],
  at: Date,
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const asked = hashes.map((hash) => Buffer.from(hash, "hex"));
  const alive = new Set(await liveSessions(db, site, asked, at));
  return hashes.filter((hash) => !alive.has(hash));
}
