import type { SiteId } from "#contract/shared/ids.ts";
import type { ReadContext } from "#server/domains/request-context.ts";
import type { Database } from "#server/platform/database/database.ts";

/** Creates the context of a read request. */
export function readContext(db: Database, id: SiteId): ReadContext {
  return { services: { db }, site: { id } };
}
