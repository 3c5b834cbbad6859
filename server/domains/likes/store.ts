import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { LIKES_LISTED } from "#contract/likes.ts";
import type { MemberId, SiteId } from "#contract/ids.ts";
import { visibleProfiles } from "#server/domains/profiles/visibility.ts";
import type { Viewer } from "#server/domains/profiles/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** Who likes whom, on which site. */
export interface Two {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly other: MemberId;
}

export interface LikeOutcome {
  /** Both like each other, and both likes arrived. */
  readonly match: boolean;
  /** This call made it a match, for the first time. */
  readonly newMatch: boolean;
  /** This call's like reached the other, for the first time. */
  readonly newLike: boolean;
}

/**
 * Writes the like into the pair's one row and holds that row. However two likes race, exactly one
 * of them is the one that made the match. Without `arrives` the like waits.
 */
export async function putLike(
  tx: Tx,
  { site, member, other }: Two,
  at: Date,
  arrives: boolean,
): Promise<LikeOutcome> {
  const [mine, theirs] = sides(member, other);
  const [lo, hi] = [member, other].toSorted();
  const liked = mine("liked_at");
  const arrived = mine("like_arrived_at");
  const both = sql`coalesce(p.${arrived}, excluded.${arrived}) is not null
    and p.${theirs("liked_at")} is not null and p.${theirs("like_arrived_at")} is not null`;
  const { rows } = await sql<LikeOutcome>`
    insert into pair as p (site_id, lo, hi, ${liked}, ${arrived})
    values (${site}, ${lo}, ${hi}, ${at}, ${arrives ? at : null})
    on conflict (site_id, lo, hi) do update set
      ${liked} = coalesce(p.${liked}, excluded.${liked}),
      ${arrived} = coalesce(p.${arrived}, excluded.${arrived}),
      matched_at = coalesce(p.matched_at, case when ${both} then excluded.${liked} end)
    returning
      ${isMatch(sql.ref("new"))} as match,
      old.matched_at is null and new.matched_at is not null as "newMatch",
      old.${arrived} is null and new.${arrived} is not null as "newLike"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("the database gave no pair");
  return row;
}

/** Takes the like back; what arrived once does not arrive anew. */
export async function takeLikeBack(db: Db, { site, member, other }: Two): Promise<void> {
  const [mine] = sides(member, other);
  await sql`update pair set ${mine("liked_at")} = null where ${isPair(site, member, other)}`.execute(
    db,
  );
}

/** The member looked at the other: a like that has arrived is new no longer. */
export async function markSeen(db: Db, { site, member, other }: Two, at: Date): Promise<void> {
  const [, theirs] = sides(member, other);
  await sql`update pair set ${theirs("like_seen_at")} = ${at}
    where ${isPair(site, member, other)} and ${theirs("like_arrived_at")} is not null
      and ${theirs("like_seen_at")} is null`.execute(db);
}

export interface PairState {
  readonly liked: boolean;
  readonly likes_me: boolean;
  readonly like_new: boolean;
  readonly match: boolean;
}

/** What the two are to each other, from the member's side; undefined where nothing ever was. */
export async function pairOf(db: Db, { site, member, other }: Two): Promise<PairState | undefined> {
  const [mine, theirs] = sides(member, other);
  const { rows } = await sql<PairState>`
    select ${mine("liked_at")} is not null as liked, ${reached(theirs)} as likes_me,
      ${reached(theirs)} and ${theirs("like_seen_at")} is null as like_new,
      ${isMatch(sql.ref("pair"))} as match
    from pair where ${isPair(site, member, other)}`.execute(db);
  return rows[0];
}

/** Those among `ids` whom the member likes. */
export async function likedAmong(
  db: Db,
  site: SiteId,
  member: MemberId,
  ids: readonly MemberId[],
): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    select other.id from unnest(${[...ids]}::uuid[]) as other (id)
    join pair on site_id = ${site} and lo = least(other.id, ${member}::uuid)
      and hi = greatest(other.id, ${member}::uuid)
    where case when lo = ${member} then lo_liked_at else hi_liked_at end is not null`.execute(db);
  return rows.map((row) => row.id);
}

export interface ListedLike {
  readonly id: MemberId;
  readonly liked_at: Date;
  readonly match: boolean;
  readonly like_new: boolean;
  /** The member likes this one. */
  readonly liked: boolean;
}

/** Whom the member likes, the latest first. */
export function givenLikes(db: Db, viewer: Viewer, member: MemberId): Promise<ListedLike[]> {
  return listed(db, viewer, [
    sql`select hi as id, lo_liked_at as liked_at, false as like_new, true as liked, ${isMatch(sql.ref("pair"))} as match
      from pair where site_id = ${viewer.site} and lo = ${member} and lo_liked_at is not null`,
    sql`select lo, hi_liked_at, false, true, ${isMatch(sql.ref("pair"))}
      from pair where site_id = ${viewer.site} and hi = ${member} and hi_liked_at is not null`,
  ]);
}

/** Who likes the member, new ones first, then the latest. */
export function receivedLikes(db: Db, viewer: Viewer, member: MemberId): Promise<ListedLike[]> {
  return listed(db, viewer, received(viewer.site, member));
}

/** How many of the likes received are new, counted up to `most`. */
export async function countNewLikes(db: Db, viewer: Viewer, member: MemberId, most: number) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from (${sql.join(received(viewer.site, member), sql` union all `)}) l
    join ${visibleProfiles(viewer)} v on v.id = l.id
    where like_new limit ${most}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ReleasedLike {
  readonly other: MemberId;
  readonly newMatch: boolean;
}

/** Lets the waiting likes of a member arrive who can be seen now; answers whom they reached. */
export async function arriveWaiting(
  tx: Tx,
  site: SiteId,
  member: MemberId,
  at: Date,
): Promise<ReleasedLike[]> {
  const released: ReleasedLike[] = [];
  for (const [own, other] of [
    ["lo", "hi"],
    ["hi", "lo"],
  ] as const) {
    const [mine, theirs] = [column(own), column(other)];
    const { rows } = await sql<ReleasedLike>`
      update pair set ${mine("like_arrived_at")} = ${at},
        matched_at = coalesce(matched_at, case when ${reached(theirs)} then ${at}::timestamptz end)
      where site_id = ${site} and ${sql.ref(own)} = ${member}
        and ${mine("liked_at")} is not null and ${mine("like_arrived_at")} is null
        and is_published(${site}, ${member})
      returning new.${sql.ref(other)} as other,
        old.matched_at is null and new.matched_at is not null as "newMatch"`.execute(tx);
    released.push(...rows);
  }
  return released;
}

type Column = (name: "liked_at" | "like_arrived_at" | "like_seen_at") => RawBuilder<unknown>;

/** The columns of one side of the pair. */
function column(side: "lo" | "hi"): Column {
  return (name) => sql.ref(`${side}_${name}`);
}

/** The member's columns and the other's: the smaller id is `lo`. */
function sides(member: MemberId, other: MemberId): [Column, Column] {
  return member < other ? [column("lo"), column("hi")] : [column("hi"), column("lo")];
}

function isPair(site: SiteId, member: MemberId, other: MemberId): RawBuilder<boolean> {
  const [lo, hi] = [member, other].toSorted();
  return sql<boolean>`site_id = ${site} and lo = ${lo} and hi = ${hi}`;
}

/** The like stands, and the other got it. */
function reached(side: Column): RawBuilder<boolean> {
  return sql<boolean>`${side("liked_at")} is not null and ${side("like_arrived_at")} is not null`;
}

function isMatch(row: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${row}.lo_liked_at is not null and ${row}.lo_like_arrived_at is not null
    and ${row}.hi_liked_at is not null and ${row}.hi_like_arrived_at is not null)`;
}

function received(site: SiteId, member: MemberId): RawBuilder<unknown>[] {
  return [
    sql`select hi as id, hi_liked_at as liked_at, hi_like_seen_at is null as like_new,
      lo_liked_at is not null as liked, ${isMatch(sql.ref("pair"))} as match
      from pair where site_id = ${site} and lo = ${member} and ${reached(column("hi"))}`,
    sql`select lo, lo_liked_at, lo_like_seen_at is null, hi_liked_at is not null,
      ${isMatch(sql.ref("pair"))}
      from pair where site_id = ${site} and hi = ${member} and ${reached(column("lo"))}`,
  ];
}

async function listed(
  db: Db,
  viewer: Viewer,
  parts: readonly RawBuilder<unknown>[],
): Promise<ListedLike[]> {
  const { rows } = await sql<ListedLike>`
    select l.id, l.liked_at, l.like_new, l.liked, l.match
    from (${sql.join(parts, sql` union all `)}) l
    join ${visibleProfiles(viewer)} v on v.id = l.id
    order by like_new desc, liked_at desc, l.id limit ${LIKES_LISTED}`.execute(db);
  return rows;
}

export async function deletePairs(tx: Tx, site: SiteId, member: MemberId): Promise<void> {
  await sql`delete from pair where site_id = ${site} and ${member} in (lo, hi)`.execute(tx);
}
