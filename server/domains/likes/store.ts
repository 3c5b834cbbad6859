import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { buildFindableProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { defineStatement } from "#server/platform/database/define-statement.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";
import { isDelivered, isMatch, toColumn } from "./columns.ts";
import type { Column } from "./columns.ts";

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

const selectRelationship = {
  ofLower: defineRelationship(toColumn("low"), toColumn("high")),
  ofHigher: defineRelationship(toColumn("high"), toColumn("low")),
};

function defineRelationship(mine: Column, theirs: Column) {
  return defineStatement(
    (pair: Placeholders<{ site: SiteId; low: MemberId; high: MemberId }>) => sql<Relationship>`
      select ${mine("liked_at")} is not null as liked, ${isDelivered(theirs)} as likes_me,
        ${isDelivered(theirs)} and ${theirs("like_seen_at")} is null as like_new,
        ${isMatch(sql.ref("like_pair"))} as match
      from like_pair
      where site_id = ${pair.site} and low_id = ${pair.low} and high_id = ${pair.high}`,
  );
}

/** Undefined if neither has ever liked the other. */
export async function findRelationship(
  db: Db,
  { site, member, other }: LikePair,
): Promise<Relationship | undefined> {
  const [row] =
    member < other
      ? await selectRelationship.ofLower(db, { site, low: member, high: other })
      : await selectRelationship.ofHigher(db, { site, low: other, high: member });
  return row;
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
    const [mine, theirs] = [toColumn(own), toColumn(other)];
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

/** The member's columns and the other's. */
function sides(member: MemberId, other: MemberId): [Column, Column] {
  return member < other ? [toColumn("low"), toColumn("high")] : [toColumn("high"), toColumn("low")];
}

function isPair(site: SiteId, member: MemberId, other: MemberId): RawBuilder<boolean> {
  const [low, high] = [member, other].toSorted();
  return sql<boolean>`site_id = ${site} and low_id = ${low} and high_id = ${high}`;
}

/**
 * Deletes the likes between two profiles and returns when each liked the other. Waits for a
 * concurrent like.
 */
export async function deleteLikesBetween(
  tx: Tx,
  { site, member, other }: LikePair,
): Promise<{ readonly member: MemberId; readonly liked_at: Date }[]> {
  const [low, high] = [member, other].toSorted();
  await sql`insert into like_pair (site_id, low_id, high_id) values (${site}, ${low}, ${high})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ low_liked_at: Date | null; high_liked_at: Date | null }>`
    delete from like_pair where ${isPair(site, member, other)}
    returning low_liked_at, high_liked_at`.execute(tx);
  return rows.flatMap(({ low_liked_at, high_liked_at }) => [
    ...(low && low_liked_at ? [{ member: low, liked_at: low_liked_at }] : []),
    ...(high && high_liked_at ? [{ member: high, liked_at: high_liked_at }] : []),
  ]);
}

/** Whether the other is a fictional profile, and the two can find each other. */
export async function canFictionalLike(
  tx: Tx,
  { site, member, other }: LikePair,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${buildFindableProfiles({ site, member, fictional: true })} f
    where f.id = ${other} and f.kind = 'fictional' and exists (
      select from ${buildFindableProfiles({ site, member: other, fictional: true })} m
      where m.id = ${member})`.execute(tx);
  return rows.length > 0;
}
