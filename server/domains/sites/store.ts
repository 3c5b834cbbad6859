import type { SiteId } from "#contract/ids.ts";
import type { Db } from "#server/platform/database/database.ts";

type SiteTables = {
  site: { id: SiteId; data: unknown; position: number; changed_at: Date };
  site_host: { host: string; site_id: SiteId };
};

/** Every site with its hosts, in the owner's order. */
export async function allSites(db: Db) {
  const tables = db.withTables<SiteTables>();
  const sites = await tables
    .selectFrom("site")
    .select(["id", "data"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const hosts = await tables.selectFrom("site_host").select(["host", "site_id"]).execute();
  return sites.map((site) => ({
    ...site,
    hosts: hosts.filter((row) => row.site_id === site.id).map((row) => row.host),
  }));
}

/** Adds a site or replaces its document and hosts. */
export async function upsertSite(
  db: Db,
  site: { id: SiteId; data: unknown; position: number; hosts: readonly string[] },
) {
  const tables = db.withTables<SiteTables>();
  const data = JSON.stringify(site.data);
  await tables
    .insertInto("site")
    .values({ id: site.id, data, position: site.position, changed_at: new Date() })
    .onConflict((on) =>
      on.column("id").doUpdateSet({ data, position: site.position, changed_at: new Date() }),
    )
    .execute();
  await tables.deleteFrom("site_host").where("site_id", "=", site.id).execute();
  await tables
    .insertInto("site_host")
    .values(site.hosts.map((host) => ({ host, site_id: site.id })))
    .execute();
}
