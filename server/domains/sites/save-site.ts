import type { SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { siteData } from "./site-data.ts";
import { upsertSite as store } from "./store.ts";

export interface SiteDocument {
  readonly id: SiteId;
  readonly position: number;
  readonly hosts: readonly string[];
  readonly data: unknown;
}

/** Adds a site or replaces what is known of it. Throws ZodError where the document is not one. */
export async function saveSite(db: Db, site: SiteDocument): Promise<void> {
  await store(db, { ...site, data: siteData.parse(site.data) });
}
