import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { buildVisibleProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { MemberViewer, Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineStatement } from "#server/platform/database/define-statement.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";
import { LISTED_LIKES } from "#contract/likes/limits.ts";
import { isDelivered, isMatch, toColumn } from "./columns.ts";

/** Whether the viewer likes the profile with this id; never for a visitor. */
export function isLiked({ site, member }: Placeholders<Viewer>, id: RawBuilder<MemberId>) {
  return sql<boolean>`exists (
    select from like_pair l
    where l.site_id = ${site} and l.low_id = least(${id}, ${member}::uuid)
      and l.high_id = greatest(${id}, ${member}::uuid)
      and case when l.low_id = ${member}::uuid then l.low_liked_at else l.high_liked_at end
        is not null)`;
}

/** Whether a row of `like_pair` joins the two: one of them likes the other, or did. */
export function hasLikeHistory(
  site: RawBuilder<SiteId>,
  one: RawBuilder<MemberId>,
  other: RawBuilder<MemberId>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from like_pair l where l.site_id = ${site}
      and l.low_id = least(${one}, ${other}) and l.high_id = greatest(${one}, ${other}))`;
}

export interface ListedLike {
  readonly id: MemberId;
  readonly liked_at: Date;
  readonly match: boolean;
  readonly like_new: boolean;
  /** The member likes this profile. */
  readonly liked: boolean;
}

const selectLikes = defineStatement(
  (viewer: Placeholders<MemberViewer>) => sql<ListedLike & { readonly given: boolean }>`
    select * from (
      (select true as given, ${listed(viewer, buildGiven(viewer))})
      union all
      (select false, ${listed(viewer, buildReceived(viewer))})
    ) both_ways
    order by like_new desc, liked_at desc, id`,
);

/**
 * The profiles that a member likes, latest first, and those that like the member, new likes first,
 * then the latest.
 */
export async function listLikes(
  db: Db,
  viewer: MemberViewer,
): Promise<{ readonly given: ListedLike[]; readonly received: ListedLike[] }> {
  const rows = await selectLikes(db, viewer);
  return {
    given: rows.filter(({ given }) => given),
    received: rows.filter(({ given }) => !given),
  };
}

/** Badges show "99+" and the title shows the sum, so larger numbers are never read. */
const MAX_COUNTED = 1_000;

/** New likes from profiles the member can see, counted up to 1,000. */
export function buildNewLikesCount(viewer: Placeholders<MemberViewer>) {
  return sql<{ count: number }>`select count(*) as count from (
    select from (${buildReceived(viewer)}) l
    join ${buildVisibleProfiles(viewer)} v on v.id = l.id
    where like_new limit ${MAX_COUNTED}) counted`;
}

function buildGiven({ site, member }: Placeholders<MemberViewer>): RawBuilder<unknown> {
  return sql`
    select high_id as id, low_liked_at as liked_at, false as like_new, true as liked,
      ${isMatch(sql.ref("like_pair"))} as match
    from like_pair
    where site_id = ${site} and low_id = ${member} and low_liked_at is not null
    union all
    select low_id, high_liked_at, false, true, ${isMatch(sql.ref("like_pair"))}
    from like_pair
    where site_id = ${site} and high_id = ${member} and high_liked_at is not null`;
}

function buildReceived({ site, member }: Placeholders<MemberViewer>): RawBuilder<unknown> {
  return sql`
    select high_id as id, high_liked_at as liked_at, high_like_seen_at is null as like_new,
      low_liked_at is not null as liked, ${isMatch(sql.ref("like_pair"))} as match
    from like_pair
    where site_id = ${site} and low_id = ${member} and ${isDelivered(toColumn("high"))}
    union all
    select low_id, low_liked_at, low_like_seen_at is null, high_liked_at is not null,
      ${isMatch(sql.ref("like_pair"))}
    from like_pair
    where site_id = ${site} and high_id = ${member} and ${isDelivered(toColumn("low"))}`;
}

/** The columns of the first likes whose profiles the viewer can see, in the order of their list. */
function listed(viewer: Placeholders<MemberViewer>, likes: RawBuilder<unknown>) {
  return sql`l.id, l.liked_at, l.like_new, l.liked, l.match
    from (${likes}) l
    join ${buildVisibleProfiles(viewer)} v on v.id = l.id
    order by l.like_new desc, l.liked_at desc, l.id limit ${LISTED_LIKES}`;
}
