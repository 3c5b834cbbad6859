import { sql } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";

type SiteTables = {
  site: { id: SiteId; data: unknown; position: number; changed_at: Date };
  site_host: { host: string; site_id: SiteId };
};

/** Every site with its hosts, in the owner's order. */
export async function listSites(db: Db) {
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

export interface SiteRow {
  readonly id: SiteId;
  /** If omitted, a new site comes last and a known site keeps its place. */
  readonly position?: number | undefined;
  readonly hosts: readonly string[];
  readonly data: unknown;
}

/** The other sites that own any of these hosts. */
export async function listHostOwners(db: Db, site: SiteId, hosts: readonly string[]) {
  return db
    .withTables<SiteTables>()
    .selectFrom("site_host")
    .select(["host", "site_id"])
    .where("host", "=", sql<string>`any(${hosts}::text[])`)
    .where("site_id", "!=", site)
    .orderBy("host")
    .execute();
}

/** A site's document as it is stored; undefined if there is no such site. */
export async function loadDocument(db: Db, site: SiteId): Promise<unknown> {
  const row = await db
    .withTables<SiteTables>()
    .selectFrom("site")
    .select("data")
    .where("id", "=", site)
    .forUpdate()
    .executeTakeFirst();
  return row?.data;
}

/** Writes a site and its hosts if they differ from what is stored. Call it in a transaction. */
export async function storeSite(db: Db, { id, position, hosts, data }: SiteRow) {
  const json = JSON.stringify(data);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into site (id, data, position, changed_at)
    values (${id}, ${json}, coalesce(${position ?? null}, (select coalesce(max(position), 0) + 1 from site)), now())
    on conflict (id) do update
      set data = excluded.data, position = coalesce(${position ?? null}, site.position), changed_at = now()
      where (site.data, site.position) is distinct from (excluded.data, coalesce(${position ?? null}, site.position))
    returning xmax = 0 as is_new`.execute(db);
  const moved = await sql`
    with gone as (delete from site_host where site_id = ${id} and host <> all(${hosts}::text[]) returning host),
      come as (
        insert into site_host (host, site_id)
        select host, ${id} from unnest(${hosts}::text[]) as host
        on conflict (host) do nothing
        returning host)
    select host from gone union all select host from come`.execute(db);
  if (rows[0]?.is_new) return "created";
  return rows.length > 0 || moved.rows.length > 0 ? "updated" : "unchanged";
}
