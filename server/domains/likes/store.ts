import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { LIKES_LISTED } from "#contract/likes.ts";
import type { MemberId, SiteId } from "#contract/ids.ts";
import { buildVisibleProfiles } from "#server/domains/profiles/visibility.ts";
import type { Viewer } from "#server/domains/profiles/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** A member and another profile of the same site, from the member's side. */
export interface LikePair {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly other: MemberId;
}

export interface LikeOutcome {
  /** They like each other, and both likes were delivered. */
  readonly match: boolean;
  /** This call created the match. */
  readonly newMatch: boolean;
  /** This call delivered the like for the first time. */
  readonly newLike: boolean;
}

/**
 * Writes the like into the pair's row, which it locks: when two likes race, exactly one of them
 * creates the match. Without `delivered` the like is pending.
 */
export async function insertLike(
  tx: Tx,
  { site, member, other }: LikePair,
  at: Date,
  delivered: boolean,
): Promise<LikeOutcome> {
  const [mine, theirs] = sides(member, other);
  const [low, high] = [member, other].toSorted();
  const likedAt = mine("liked_at");
  const deliveredAt = mine("like_delivered_at");
  const both = sql`coalesce(p.${deliveredAt}, excluded.${deliveredAt}) is not null
    and p.${theirs("liked_at")} is not null and p.${theirs("like_delivered_at")} is not null`;
  const { rows } = await sql<LikeOutcome>`
    insert into like_pair as p (site_id, low_id, high_id, ${likedAt}, ${deliveredAt})
    values (${site}, ${low}, ${high}, ${at}, ${delivered ? at : null})
    on conflict (site_id, low_id, high_id) do update set
      ${likedAt} = coalesce(p.${likedAt}, excluded.${likedAt}),
      ${deliveredAt} = coalesce(p.${deliveredAt}, excluded.${deliveredAt}),
      matched_at = coalesce(p.matched_at, case when ${both} then excluded.${likedAt} end)
    returning
      ${isMatch(sql.ref("new"))} as match,
      old.matched_at is null and new.matched_at is not null as "newMatch",
      old.${deliveredAt} is null and new.${deliveredAt} is not null as "newLike"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("insert or update returns a row");
  return row;
}

/** Removes the like. A like that was delivered once is not delivered again. */
export async function deleteLike(db: Db, { site, member, other }: LikePair): Promise<void> {
  const [mine] = sides(member, other);
  await sql`
    update like_pair set ${mine("liked_at")} = null
    where ${isPair(site, member, other)}`.execute(db);
}

/** The member opened the other profile, so its delivered like is no longer new. */
export async function markLikeSeen(db: Db, { site, member, other }: LikePair, at: Date) {
  const [, theirs] = sides(member, other);
  await sql`update like_pair set ${theirs("like_seen_at")} = ${at}
    where ${isPair(site, member, other)} and ${theirs("like_delivered_at")} is not null
      and ${theirs("like_seen_at")} is null`.execute(db);
}

/** Likes and match between the two, from the member's side. */
export interface Relationship {
  readonly liked: boolean;
  readonly likes_me: boolean;
  readonly like_new: boolean;
  readonly match: boolean;
}

/** Undefined if neither has ever liked the other. */
export async function findRelationship(
  db: Db,
  { site, member, other }: LikePair,
): Promise<Relationship | undefined> {
  const [mine, theirs] = sides(member, other);
  const { rows } = await sql<Relationship>`
    select ${mine("liked_at")} is not null as liked, ${isDelivered(theirs)} as likes_me,
      ${isDelivered(theirs)} and ${theirs("like_seen_at")} is null as like_new,
      ${isMatch(sql.ref("like_pair"))} as match
    from like_pair where ${isPair(site, member, other)}`.execute(db);
  return rows[0];
}

/** The profiles among `ids` that the member likes. */
export async function listLikedAmong(
  db: Db,
  site: SiteId,
  member: MemberId,
  ids: readonly MemberId[],
): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    select other.id from unnest(${[...ids]}::uuid[]) as other (id)
    join like_pair on site_id = ${site} and low_id = least(other.id, ${member}::uuid)
      and high_id = greatest(other.id, ${member}::uuid)
    where case when low_id = ${member} then low_liked_at else high_liked_at end is not null`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export interface ListedLike {
  readonly id: MemberId;
  readonly liked_at: Date;
  readonly match: boolean;
  readonly like_new: boolean;
  /** The member likes this profile. */
  readonly liked: boolean;
}

/** The profiles a member likes, latest first. */
export function listGivenLikes(db: Db, viewer: Viewer, member: MemberId): Promise<ListedLike[]> {
  return listLikes(db, viewer, [
    sql`select high_id as id, low_liked_at as liked_at, false as like_new, true as liked,
        ${isMatch(sql.ref("like_pair"))} as match
      from like_pair
      where site_id = ${viewer.site} and low_id = ${member} and low_liked_at is not null`,
    sql`select low_id, high_liked_at, false, true, ${isMatch(sql.ref("like_pair"))}
      from like_pair
      where site_id = ${viewer.site} and high_id = ${member} and high_liked_at is not null`,
  ]);
}

/** The profiles that like a member, new likes first, then the latest. */
export function listReceivedLikes(db: Db, viewer: Viewer, member: MemberId): Promise<ListedLike[]> {
  return listLikes(db, viewer, received(viewer.site, member));
}

/** How many of the likes received are new, counted up to `limit`. */
export function buildNewLikesCount(viewer: Viewer, member: MemberId, limit: number) {
  return sql<{ count: number }>`select count(*) as count from (
    select from (${sql.join(received(viewer.site, member), sql` union all `)}) l
    join ${buildVisibleProfiles(viewer)} v on v.id = l.id
    where like_new limit ${limit}) counted`;
}

export interface DeliveredLike {
  readonly other: MemberId;
  readonly newMatch: boolean;
}

/** Delivers the pending likes of a published member and returns their recipients. */
export async function deliverLikes(
  tx: Tx,
  site: SiteId,
  member: MemberId,
  at: Date,
): Promise<DeliveredLike[]> {
  const delivered: DeliveredLike[] = [];
  for (const [own, other] of [
    ["low", "high"],
    ["high", "low"],
  ] as const) {
    const [mine, theirs] = [columnOf(own), columnOf(other)];
    const { rows } = await sql<DeliveredLike>`
      update like_pair set ${mine("like_delivered_at")} = ${at},
        matched_at = coalesce(matched_at,
          case when ${isDelivered(theirs)} then ${at}::timestamptz end)
      where site_id = ${site} and ${sql.ref(`${own}_id`)} = ${member}
        and ${mine("liked_at")} is not null and ${mine("like_delivered_at")} is null
        and is_published(${site}, ${member})
      returning new.${sql.ref(`${other}_id`)} as other,
        old.matched_at is null and new.matched_at is not null as "newMatch"`.execute(tx);
    delivered.push(...rows);
  }
  return delivered;
}

type Column = (name: "liked_at" | "like_delivered_at" | "like_seen_at") => RawBuilder<unknown>;

/** The columns of one side of the pair. */
function columnOf(side: "low" | "high"): Column {
  return (name) => sql.ref(`${side}_${name}`);
}

/** The member's columns and the other's. */
function sides(member: MemberId, other: MemberId): [Column, Column] {
  return member < other ? [columnOf("low"), columnOf("high")] : [columnOf("high"), columnOf("low")];
}

function isPair(site: SiteId, member: MemberId, other: MemberId): RawBuilder<boolean> {
  const [low, high] = [member, other].toSorted();
  return sql<boolean>`site_id = ${site} and low_id = ${low} and high_id = ${high}`;
}

/** The like was not removed and reached the recipient. */
function isDelivered(side: Column): RawBuilder<boolean> {
  return sql<boolean>`${side("liked_at")} is not null and ${side("like_delivered_at")} is not null`;
}

function isMatch(row: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${row}.low_liked_at is not null and ${row}.low_like_delivered_at is not null
    and ${row}.high_liked_at is not null and ${row}.high_like_delivered_at is not null)`;
}

function received(site: SiteId, member: MemberId): RawBuilder<unknown>[] {
  return [
    sql`select high_id as id, high_liked_at as liked_at, high_like_seen_at is null as like_new,
        low_liked_at is not null as liked, ${isMatch(sql.ref("like_pair"))} as match
      from like_pair
      where site_id = ${site} and low_id = ${member} and ${isDelivered(columnOf("high"))}`,
    sql`select low_id, low_liked_at, low_like_seen_at is null, high_liked_at is not null,
        ${isMatch(sql.ref("like_pair"))}
      from like_pair
      where site_id = ${site} and high_id = ${member} and ${isDelivered(columnOf("low"))}`,
  ];
}

async function listLikes(
  db: Db,
  viewer: Viewer,
  parts: readonly RawBuilder<unknown>[],
): Promise<ListedLike[]> {
  const { rows } = await sql<ListedLike>`
    select l.id, l.liked_at, l.like_new, l.liked, l.match
    from (${sql.join(parts, sql` union all `)}) l
    join ${buildVisibleProfiles(viewer)} v on v.id = l.id
    order by like_new desc, liked_at desc, l.id limit ${LIKES_LISTED}`.execute(db);
  return rows;
}

/** Deletes the likes a member gave or received, and the matches with them. */
export async function deleteLikes(
  tx: Tx,
  { site, member }: { readonly site: SiteId; readonly member: MemberId },
): Promise<void> {
  await sql`delete from like_pair where site_id = ${site} and ${member} in (low_id, high_id)`.execute(
    tx,
  );
}
