import { sql } from "kysely";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { hasLikeHistory } from "#server/domains/likes/reads.ts";
import { buildFindableProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

interface MemberOfSite {
  readonly site: SiteId;
  readonly member: MemberId;
}

interface Taste {
  readonly gender: Gender;
  readonly seeks: Seeking;
  readonly country: string;
  /** Today in the site's time zone. */
  readonly day: string;
}

/**
 * A fitting fictional profile of the member's country that never liked the member nor was liked.
 * The two must be able to find each other, so an invisible or blocked member gets none. Also null
 * if the member got a like today or wants none.
 */
export async function findAutoLiker(
  db: Db,
  viewer: MemberViewer,
  { gender, seeks, country, day }: Taste,
): Promise<MemberId | null> {
  const { site, member } = viewer;
  const history = hasLikeHistory(sql`${site}::text`, sql`${member}::uuid`, sql`c.id`);
  const { rows } = await sql<{ id: MemberId }>`
    select c.id from ${buildFindableProfiles(viewer)} c
    where c.kind = 'fictional' and c.country = ${country}
      and seek_each_other(${gender}, ${seeks}, c.gender, c.seeks)
      and not ${history}
      and exists (
        select from findable_profiles(${site}::text, c.id, true) m where m.id = ${member}::uuid)
      and not exists (
        select from auto_like a where a.site_id = ${site} and a.member_id = ${member}
          and (a.off_since is not null or a.day >= ${day}::date))
    -- A different order for each member and day.
    order by md5(c.id::text || ${member}::text || ${day}::text) limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Claims the member's like of this day; false if it was claimed already, or if the member wants
 * none.
 */
export async function claimAutoLike(
  tx: Tx,
  { site, member }: MemberOfSite,
  day: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into auto_like as a (site_id, member_id, day) values (${site}, ${member}, ${day}::date)
    on conflict (site_id, member_id) do update set day = excluded.day
      where a.off_since is null and (a.day is null or a.day < excluded.day)
    returning 1`.execute(tx);
  return rows.length > 0;
}

export async function areAutoLikesOn(db: Db, { site, member }: MemberOfSite): Promise<boolean> {
  const { rows } = await sql`
    select from auto_like where site_id = ${site} and member_id = ${member}
      and off_since is not null`.execute(db);
  return rows.length === 0;
}

/** A choice that does not change keeps its date. */
export async function saveAutoLikeChoice(
  db: Db,
  { site, member }: MemberOfSite,
  on: boolean,
  at: Date,
): Promise<void> {
  if (on) {
    await sql`update auto_like set off_since = null
      where site_id = ${site} and member_id = ${member}`.execute(db);
    return;
  }
  await sql`
    insert into auto_like as a (site_id, member_id, off_since) values (${site}, ${member}, ${at})
    on conflict (site_id, member_id) do update
      set off_since = coalesce(a.off_since, excluded.off_since)`.execute(db);
}
