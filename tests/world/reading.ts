import type { SiteId } from "#contract/ids.ts";
import type { Reading } from "#server/domains/call.ts";
import type { Database } from "#server/platform/database/database.ts";

/** What reading something of a site takes. */
export function reading(db: Database, id: SiteId): Reading {
  return { parts: { db }, site: { id } };
}
