import type { Db } from "#server/platform/database/database.ts";
import { lintSite } from "./lint-site.ts";
import { readRecord } from "./raw-data.ts";
import { siteDocument } from "./site-data.ts";
import { listHostOwners, storeSite } from "./store.ts";

/** Why a document is not a site: one sentence for each problem, all of them at once. */
export class SiteRejected extends Error {
  override name = "SiteRejected";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Creates a site, or updates it where the document differs from what is stored; its members and
 * their money are not touched. To be called in a transaction. Throws SiteRejected.
 */
export async function saveSite(
  db: Db,
  document: unknown,
): Promise<"created" | "updated" | "unchanged"> {
  const problems = lintSite(document);
  if (problems.length > 0) throw new SiteRejected(problems);
  const { id, position, hosts } = siteDocument.parse(document);
  const taken = await listHostOwners(db, id, hosts);
  if (taken.length > 0) {
    throw new SiteRejected(
      taken.map((row) => `hosts has ${row.host}, which the site ${row.site_id} has already`),
    );
  }
  // As the owner wrote it: a default that changes later then holds for this site too.
  return storeSite(db, { id, position, hosts, data: readRecord(document)["data"] });
}
