import type { SiteId } from "#contract/ids.ts";
import type { ReadContext } from "#server/domains/request-context.ts";
import type { Database } from "#server/platform/database/database.ts";

/** What reading something of a site takes. */
export function reading(db: Database, id: SiteId): ReadContext {
  return { services: { db }, site: { id } };
}
