import { sql } from "kysely";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { buildFindableProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Database, Db, Tx } from "#server/platform/database/database.ts";
import { purgeExpired } from "#server/platform/database/purge-expired.ts";
import { isLiked } from "#server/domains/likes/reads.ts";
import type { LikePair } from "#server/domains/likes/reads.ts";

interface DeckOptions {
  readonly gender: Gender;
  readonly seeks: Seeking;
  readonly country: string;
  /** Profiles swiped since then stay out of the deck. */
  readonly swipedSince: Date;
  readonly limit: number;
}

/**
 * Profiles that fit the member, were not swiped recently and are in none of her conversations, most
 * recently active first.
 */
export async function listDeckIds(
  db: Db,
  viewer: MemberViewer,
  { gender, seeks, country, swipedSince, limit }: DeckOptions,
): Promise<MemberId[]> {
  const { site, member, fictional } = viewer;
  const values = { site: sql.val(site), member: sql.val(member), fictional: sql.val(fictional) };
  const { rows } = await sql<{ id: MemberId }>`
    select f.id
    from fitting_groups(${gender}::text, ${seeks}::text, ${fictional}::boolean) g
    cross join lateral (
      select c.active_at, c.id from ${buildFindableProfiles(viewer)} c
      where c.kind = g.kind and c.gender = g.gender and c.seeks = g.seeks
        and c.country = ${country}
        and not ${isLiked(values, sql`c.id`)}
        and not exists (
          select from swipe s
          where s.site_id = ${site} and s.member_id = ${member} and s.other_id = c.id
            and greatest(s.passed_at, s.liked_at) > ${swipedSince})
        and not has_conversation(${site}, ${member}, c.id)
      order by c.active_at desc, c.id desc limit ${limit}
    ) f
    order by f.active_at desc, f.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A day of the site: the date at a moment, and the midnight that ends it. */
export interface SiteDay {
  readonly day: string;
  readonly ends_at: Date;
}

interface SwipeDay extends SiteDay {
  /** The member's likes in the swipe game on this day. */
  readonly likes: number;
}

/** PostgreSQL computes the midnight, because it knows when each zone changes its clocks. */
export async function findSwipeDay(
  db: Db,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
  timeZone: string,
  at: Date,
): Promise<SwipeDay> {
  const { rows } = await sql<SwipeDay>`
    select d.day::text as day, (d.day + 1)::timestamp at time zone ${timeZone} as ends_at,
      coalesce(s.likes, 0) as likes
    from (select (${at}::timestamptz at time zone ${timeZone})::date as day) d
    left join swipe_day s on s.site_id = ${site} and s.member_id = ${member} and s.day = d.day`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("a select without conditions returns a row");
  return row;
}

/** Whether this is the first time the member likes the profile in the swipe game. */
export async function insertSwipeLike(
  tx: Tx,
  { site, member, other }: LikePair,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into swipe as s (site_id, member_id, other_id, liked_at)
    values (${site}, ${member}, ${other}, ${at})
    on conflict (site_id, member_id, other_id) do update set liked_at = excluded.liked_at
      where s.liked_at is null
    returning 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Counts a like for the member's day, unless the day already has `limit` likes; null is no limit.
 */
export async function addSwipeLike(
  tx: Tx,
  { site, member }: LikePair,
  { day, limit }: { readonly day: string; readonly limit: number | null },
): Promise<{ readonly likes: number } | null> {
  const { rows } = await sql<{ likes: number }>`
    insert into swipe_day as d (site_id, member_id, day, likes)
    values (${site}, ${member}, ${day}::date, 1)
    on conflict (site_id, member_id) do update set
      day = excluded.day, likes = case when d.day = excluded.day then d.likes + 1 else 1 end
      where d.day <> excluded.day or ${limit}::integer is null or d.likes < ${limit}
    returning d.likes`.execute(tx);
  return rows[0] ?? null;
}

/** Passes a profile; a profile liked in the swipe game stays liked. */
export async function savePass(db: Db, { site, member, other }: LikePair, at: Date): Promise<void> {
  await sql`
    insert into swipe (site_id, member_id, other_id, passed_at)
    values (${site}, ${member}, ${other}, ${at})
    on conflict (site_id, member_id, other_id) do update set passed_at = excluded.passed_at`.execute(
    db,
  );
}

/** Undoes a pass; does nothing without a pass. */
export async function deletePass(db: Db, { site, member, other }: LikePair): Promise<void> {
  await sql`
    delete from swipe where site_id = ${site} and member_id = ${member} and other_id = ${other}
      and liked_at is null`.execute(db);
}

export function purgeSwipesBefore(db: Database, until: Date): Promise<void> {
  return purgeExpired(db, "swipe", sql`greatest(passed_at, liked_at) < ${until}`);
}
