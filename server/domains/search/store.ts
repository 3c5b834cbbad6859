import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { genders } from "#contract/attributes.ts";
import type { Gender } from "#contract/attributes.ts";
import type { MemberId } from "#contract/ids.ts";
import { buildFindableProfiles } from "#server/domains/profiles/visibility.ts";
import type { Viewer } from "#server/domains/profiles/visibility.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Position } from "./cursor.ts";

/** Null is any. Birth dates are calendar days: after `bornAfter`, on `bornUntil` or before. */
export interface Criteria {
  readonly gender: Gender | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly bornAfter: string | null;
  readonly bornUntil: string | null;
}

type Kind = "member" | "fictional";

/** One page of ids, the most recently active first: `limit` of them from `offset`, or after `after`. */
export async function listFoundIds(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  { limit, offset, after }: { limit: number; offset: number; after: Position | null },
): Promise<Position[]> {
  // Each kind and gender is one stream in the order of its index; only their heads are merged.
  const heads = streams(viewer, criteria).map(({ kind, gender }) => {
    const follows = after
      ? sql` and (c.active_at, c.id) < (${after.active_at}::timestamptz, ${after.id}::uuid)`
      : sql``;
    return sql`(select c.active_at, c.id from ${buildFindableProfiles(viewer)} c
      where ${matches(criteria, kind, gender)}${follows}
      order by c.active_at desc, c.id desc limit ${offset + limit})`;
  });
  const { rows } = await sql<Position>`
    select active_at, id from (${sql.join(heads, sql` union all `)}) heads
    order by active_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Members who became visible since `since`, the newest first. Fictional profiles are never new. */
export async function listNewestIds(
  db: Db,
  viewer: Viewer,
  criteria: Pick<Criteria, "gender" | "country"> & { readonly since: Date; readonly limit: number },
): Promise<MemberId[]> {
  const { country, since, limit } = criteria;
  const heads = (criteria.gender ? [criteria.gender] : genders).map(
    (gender) => sql`(select c.published_at, c.id from ${buildFindableProfiles(viewer)} c
      where c.kind = 'member' and c.gender = ${gender}
        ${country ? sql`and c.country = ${country}` : sql``} and c.published_at > ${since}
      order by c.published_at desc, c.id desc limit ${limit})`,
  );
  const { rows } = await sql<{ id: MemberId }>`
    select id from (${sql.join(heads, sql` union all `)}) heads
    order by published_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many members and how many fictional profiles match, each counted up to `most`. */
export async function countFound(
  db: Db,
  viewer: Viewer,
  criteria: Criteria,
  most: number,
): Promise<Readonly<Record<Kind, number>>> {
  const parts = streams(viewer, criteria).map(
    ({ kind, gender }) => sql`select ${kind}::text as kind, count(*) as count from (
      select from ${buildFindableProfiles(viewer)} c where ${matches(criteria, kind, gender)} limit ${most}) one`,
  );
  const { rows } = await sql<{ kind: Kind; count: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const sum = (kind: Kind) =>
    rows.filter((row) => row.kind === kind).reduce((all, row) => all + row.count, 0);
  return { member: sum("member"), fictional: sum("fictional") };
}

function streams(viewer: Viewer, criteria: Criteria): { kind: Kind; gender: Gender }[] {
  const kinds: Kind[] = viewer.fictional ? ["member", "fictional"] : ["member"];
  const sought = criteria.gender ? [criteria.gender] : genders;
  return kinds.flatMap((kind) => sought.map((gender) => ({ kind, gender })));
}

function matches(
  { country, region, bornAfter, bornUntil }: Criteria,
  kind: Kind,
  gender: Gender,
): RawBuilder<unknown> {
  const conditions = [
    sql`c.kind = ${kind} and c.gender = ${gender}`,
    ...(country ? [sql`c.country = ${country}`] : []),
    ...(region ? [sql`c.region = ${region}`] : []),
    ...(bornAfter ? [sql`c.birth_date > ${bornAfter}::date`] : []),
    ...(bornUntil ? [sql`c.birth_date <= ${bornUntil}::date`] : []),
  ];
  return sql.join(conditions, sql` and `);
}
