import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Town } from "#server/domains/places/distances.ts";
import { buildFindableProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Position } from "./cursor.ts";
import { buildFittingGroups, buildConditions, isOfGroup, orderPage, toSearcher } from "./store.ts";
import type { Criteria, Kind, ResultPage } from "./store.ts";
import { orderTowns } from "./towns-store.ts";
import type { TownsPage } from "./towns-store.ts";

/** How many of the `sampled` most recently active members have one of the interests. */
export async function countSampled(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  sampled: number,
): Promise<number> {
  const members = { ...viewer, member: null, fictional: false };
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select s.interest_bits from ${buildFittingGroups(members, criteria)} g
      cross join lateral (
        select c.active_at, c.interest_bits from ${buildFindableProfiles(members)} c
        where ${isOfGroup} order by c.active_at desc limit ${sampled}
      ) s
      order by s.active_at desc limit ${sampled}
    ) sampled
    where interest_bits & (select to_interest_bits(${criteria.interests}::text[])) <> 0`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The same page as `listResultIds`, for rare interests. */
export async function listRareResultIds(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  page: ResultPage,
): Promise<Position[]> {
  const { at, except, follows, limit, offset } = orderPage(page);
  const { rows } = await sql<Position>`
    select ${at} as at, c.id, null as town from ${buildFindableProfiles(viewer)} c
    where ${hasInterest(viewer, criteria)} ${buildConditions(criteria)} ${except} ${follows}
    order by ${at} desc, c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The same page as `listResultsInTowns`, for rare interests. */
export async function listRareResultsInTowns(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  page: TownsPage,
): Promise<Position[]> {
  const towns = orderTowns(page);
  const { rows } = await sql<{ at: Date; id: MemberId; place: number }>`
    with c as materialized (
      select c.active_at, c.id, c.country, c.region, c.city from ${buildFindableProfiles(viewer)} c
      where ${hasInterest(viewer, criteria)} ${buildConditions(criteria)}
    )
    select c.active_at as at, c.id, t.place from c
    join ${towns.rows} using (country, region, city)
    where true ${towns.follows}
    order by t.place, c.active_at desc, c.id desc limit ${page.limit} offset ${page.offset}`.execute(
    db,
  );
  return rows.map(({ at, id, place }) => ({ at, id, town: page.towns[place - 1] ?? null }));
}

/** The towns of all results, for rare interests. */
export async function listTownsOfRareResults(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select distinct c.country, c.region, c.city from ${buildFindableProfiles(viewer)} c
    where ${hasInterest(viewer, criteria)} ${buildConditions(criteria)}`.execute(db);
  return rows;
}

/** The same numbers as `countResults`, for rare interests. */
export async function countRareResults(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  limit: number,
): Promise<Readonly<Record<Kind, number>>> {
  const { rows } = await sql<Readonly<Record<Kind, number>>>`
    select least(count(*) filter (where c.kind = 'member'), ${limit}::integer)::integer as member,
      least(count(*) filter (where c.kind = 'fictional'), ${limit}::integer)::integer as fictional
    from ${buildFindableProfiles(viewer)} c
    where ${hasInterest(viewer, criteria)} ${buildConditions(criteria)}`.execute(db);
  return rows[0] ?? { member: 0, fictional: 0 };
}

/** Reads `search_card_interests`; its keys also contain the group, so only fitting ones match. */
function hasInterest(viewer: Viewer, criteria: Criteria): RawBuilder<unknown> {
  const groups = buildFittingGroups(toSearcher(viewer, criteria), criteria);
  return sql`interest_keys(c.site_id, c.kind, c.gender, c.seeks, c.interest_bits) && (
    select array_agg(k.key) from ${groups} g
    cross join unnest(interest_keys(${viewer.site}::text, g.kind, g.gender, g.seeks,
      to_interest_bits(${criteria.interests}::text[]))) k (key))`;
}
