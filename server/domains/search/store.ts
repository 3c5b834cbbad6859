import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import type { SearchOrder } from "#contract/search.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Town } from "#server/domains/places/distances.ts";
import {
  buildFindableProfiles,
  buildVisibleProfiles,
} from "#server/domains/profiles/visibility/visibility.ts";
import type { Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { PagePlace, Position } from "./cursor.ts";
import { orderTowns } from "./towns-store.ts";
import type { TownsPage } from "./towns-store.ts";

/** What the searcher contributes to a match. */
export interface Match {
  /** The gender that results must seek; null if they may seek any. */
  readonly gender: Gender | null;
  readonly seeks: Seeking;
}

/** Null is any. Birth dates are days: after `bornAfter`, up to and including `bornUntil`. */
export interface Criteria extends Match {
  readonly country: string | null;
  readonly region: string | null;
  readonly bornAfter: string | null;
  readonly bornUntil: string | null;
  readonly realOnly: boolean;
  readonly withPhoto: boolean;
  readonly newSince: Date | null;
  readonly activeSince: Date | null;
  /** Results have at least one of them; empty is any. */
  readonly interests: readonly Interest[];
}

export type Kind = "member" | "fictional";

/** The orders that an index provides. */
export type IndexedOrder = Exclude<SearchOrder, "near">;

const orders: Readonly<Record<IndexedOrder, RawBuilder<unknown>>> = {
  active: sql.ref("c.active_at"),
  new: sql.ref("c.published_at"),
};

export interface ResultPage extends PagePlace {
  readonly sort: IndexedOrder;
  /** Leaves out members who also match these. */
  readonly except?: Criteria;
}

/** One page of ids in an order: `limit` of them from `offset`, or after `after`. */
export async function listResultIds(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  page: ResultPage,
): Promise<Position[]> {
  const { at, except, follows, limit, offset } = orderPage(page);
  // Each group is a stream in index order; only their heads are merged.
  const { rows } = await sql<Position>`
    select f.at, f.id, null as town from ${buildFittingGroups(toSearcher(viewer, criteria), criteria)} g
    cross join lateral (
      select ${at} as at, c.id from ${buildFindableProfiles(viewer)} c
      where ${isOfGroup} ${buildConditions(criteria)} ${except} ${follows}
      order by ${at} desc, c.id desc limit ${offset + limit}
    ) f
    order by f.at desc, f.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The condition that a page's order and position put on a row. */
export function orderPage({ sort, after, except: others, limit, offset }: ResultPage) {
  const at = orders[sort];
  const except = others ? sql`and not (true ${buildConditions(others)})` : sql``;
  const isAfter = sql`and (${at}, c.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`;
  return { at, except, follows: after ? isAfter : sql``, limit, offset };
}

/** One page of the results in these towns: town by town, in each most recently active first. */
export async function listResultsInTowns(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  page: TownsPage,
): Promise<Position[]> {
  const { towns, limit, offset } = page;
  const { rows: listed, follows } = orderTowns(page);
  const { rows } = await sql<{ at: Date; id: MemberId; place: number }>`
    select f.at, f.id, t.place
    from ${listed}
    cross join ${buildFittingGroups(toSearcher(viewer, criteria), criteria)} g
    cross join lateral (
      select c.active_at as at, c.id from ${buildFindableProfiles(viewer)} c
      where ${isOfGroup} and c.country = t.country and c.region = t.region and c.city = t.city
        ${buildConditions({ ...criteria, country: null, region: null })} ${follows}
      order by c.active_at desc, c.id desc limit ${offset + limit}
    ) f
    order by t.place, f.at desc, f.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ at, id, place }) => ({ at, id, town: towns[place - 1] ?? null }));
}

/** The towns of all results. */
export async function listTownsOfResults(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select distinct f.country, f.region, f.city
    from ${buildFittingGroups(toSearcher(viewer, criteria), criteria)} g
    cross join lateral (
      select c.country, c.region, c.city from ${buildFindableProfiles(viewer)} c
      where ${isOfGroup} ${buildConditions(criteria)}
    ) f`.execute(db);
  return rows;
}

/** Members who became visible since `since`, newest first. Fictional profiles are never new. */
export async function listNewestIds(
  db: Db,
  viewer: Viewer,
  criteria: Match & {
    readonly country: string | null;
    readonly since: Date;
    readonly limit: number;
  },
): Promise<MemberId[]> {
  const { country, since, limit } = criteria;
  const { rows } = await sql<{ id: MemberId }>`
    select f.id from ${buildFittingGroups({ ...viewer, fictional: false }, criteria)} g
    cross join lateral (
      select c.published_at, c.id from ${buildFindableProfiles(viewer)} c
      where ${isOfGroup} ${country ? sql`and c.country = ${country}` : sql``}
        and c.published_at > ${since}
      order by c.published_at desc, c.id desc limit ${limit}
    ) f
    order by f.published_at desc, f.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many members and how many fictional profiles match, each counted up to `limit`. */
export async function countResults(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  limit: number,
): Promise<Readonly<Record<Kind, number>>> {
  const { rows } = await sql<{ kind: Kind; count: number }>`
    select g.kind, sum(f.count)::integer as count
    from ${buildFittingGroups(toSearcher(viewer, criteria), criteria)} g
    cross join lateral (
      select count(*) as count from (
        select from ${buildFindableProfiles(viewer)} c where ${isOfGroup} ${buildConditions(criteria)}
        limit ${limit}) counted
    ) f
    group by g.kind`.execute(db);
  const counted = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  return { member: 0, fictional: 0, ...counted };
}

/** A search for real members only is one on a site without fictional profiles. */
export function toSearcher(viewer: Viewer, { realOnly }: Criteria): Viewer {
  return realOnly ? { ...viewer, fictional: false } : viewer;
}

/**
 * Members of the likeness's country, those of its region first, each part most recently active
 * first.
 */
export async function listRelatedIds(
  db: Db,
  viewer: Viewer,
  { id, country, region }: Likeness,
  criteria: Match & Pick<Criteria, "bornAfter" | "bornUntil"> & { readonly limit: number },
): Promise<MemberId[]> {
  const { bornAfter, bornUntil, limit } = criteria;
  // Two streams for each group, because neither index has both parts in this order.
  const part = (near: boolean) => sql`
    select c.active_at, c.id, ${near}::boolean as near from ${buildFindableProfiles(viewer)} c
    where ${isOfGroup} and c.id <> ${id} and c.country = ${country}
      and c.birth_date > ${bornAfter}::date and c.birth_date <= ${bornUntil}::date
      ${near ? sql`and c.region = ${region}` : sql`and c.region <> ${region}`}
    order by c.active_at desc, c.id desc limit ${limit}`;
  const { rows } = await sql<{ id: MemberId }>`
    select f.id from ${buildFittingGroups(viewer, criteria)} g
    cross join lateral ((${part(true)}) union all (${part(false)})) f
    order by f.near desc, f.active_at desc, f.id desc limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** What related profiles have in common with a profile. */
export interface Likeness {
  readonly id: MemberId;
  readonly gender: Gender;
  readonly country: string;
  readonly region: string;
  readonly birth_date: string;
}

/** The traits of a profile that related profiles share; null if the viewer may not open it. */
export async function findLikeness(db: Db, viewer: Viewer, id: MemberId): Promise<Likeness | null> {
  const { rows } = await sql<Likeness>`
    select c.id, c.gender, c.country, c.region, c.birth_date::text as birth_date
    from ${buildVisibleProfiles(viewer)} c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export function buildFittingGroups(
  { fictional }: Viewer,
  { gender, seeks }: Match,
): RawBuilder<unknown> {
  return sql`fitting_groups(${gender}::text, ${seeks}::text, ${fictional}::boolean)`;
}

export const isOfGroup = sql`c.kind = g.kind and c.gender = g.gender and c.seeks = g.seeks`;

export function buildConditions(criteria: Criteria): RawBuilder<unknown> {
  const { country, region, bornAfter, bornUntil, newSince, activeSince, interests } = criteria;
  return sql.join(
    [
      country ? sql`and c.country = ${country}` : sql``,
      region ? sql`and c.region = ${region}` : sql``,
      bornAfter ? sql`and c.birth_date > ${bornAfter}::date` : sql``,
      bornUntil ? sql`and c.birth_date <= ${bornUntil}::date` : sql``,
      criteria.withPhoto ? sql`and c.has_photo` : sql``,
      newSince ? sql`and c.published_at > ${newSince}` : sql``,
      activeSince ? sql`and c.active_at > ${activeSince}` : sql``,
      interests.length > 0
        ? // In a subquery, because a plan for any values would call it for every row.
          sql`and c.interest_bits & (select to_interest_bits(${interests}::text[])) <> 0`
        : sql``,
    ],
    sql` `,
  );
}
