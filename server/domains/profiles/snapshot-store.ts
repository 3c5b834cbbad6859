import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export interface ProfileSnapshot {
  readonly kind: "member" | "fictional";
  readonly name: string;
  readonly gender: string;
  readonly age: number;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly about: string;
  readonly interests: readonly string[];
  readonly created_at: Date;
}

export async function findSnapshot(
  db: Db,
  site: SiteId,
  id: MemberId,
  at: Date,
): Promise<ProfileSnapshot | undefined> {
  const { rows } = await sql<ProfileSnapshot>`
    select kind, name, gender, extract(year from age(${at}, birth_date))::integer as age, country, region, city, about, interests, created_at
    from profile where site_id = ${site} and id = ${id}`.execute(db);
  return rows[0];
}

export async function updateAbout(
  tx: Tx,
  { site, id }: { readonly site: SiteId; readonly id: MemberId },
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<void> {
  await sql`
    update profile set about = ${to}
    where site_id = ${site} and id = ${id}
      and (${from}::text is null or about = ${from})`.execute(tx);
}
