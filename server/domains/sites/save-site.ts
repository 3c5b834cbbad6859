import type { Db } from "#server/platform/database/database.ts";
import { lintSite } from "./lint/lint-site.ts";
import { readRecord } from "./raw-data.ts";
import { addUnknownFields } from "./site-data/read-site-data.ts";
import { siteDocument } from "./site-data/site-data.ts";
import { listHostOwners, loadDocument, storeSite } from "./store.ts";

/** Why a document is not a valid site: one sentence per problem, all at once. */
export class SiteRejected extends Error {
  override name = "SiteRejected";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Creates a site, or updates it if the document differs from the stored one; leaves its members and
 * their money untouched. Call it in a transaction. Throws SiteRejected.
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
  // Stored as the owner wrote it, so that a default that changes later also applies to this site.
  const data = addUnknownFields(await loadDocument(db, id), readRecord(document)["data"]);
  return storeSite(db, { id, position, hosts, data });
}
