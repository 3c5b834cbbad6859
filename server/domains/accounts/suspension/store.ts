import { sql } from "kysely";
import type { CaseGround } from "#contract/catalogue/case-categories.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export interface NewSuspension {
  readonly site: SiteId;
  readonly member: MemberId;
  /** The case that led to it. */
  readonly caseId: string;
  readonly ground: CaseGround;
  /** Null for a permanent suspension. */
  readonly endsAt: Date | null;
}

/** Hides the profile and keeps the member out; replaces a suspension that is still running. */
export async function insertSuspension(
  tx: Tx,
  { site, member, caseId, ground, endsAt }: NewSuspension,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ published_at: Date | null }>`
    select coalesce(p.published_at, s.published_at) as published_at
    from profile p left join suspension s on s.profile_id = p.id and s.ended_at is null
    where p.site_id = ${site} and p.id = ${member} for update of p`.execute(tx);
  await sql`
    update suspension set ended_at = ${at}
    where profile_id = ${member} and ended_at is null`.execute(tx);
  await sql`
    insert into suspension (profile_id, case_id, ground, started_at, ends_at, published_at)
    values (${member}, ${caseId}, ${ground}, ${at}, ${endsAt}, ${rows[0]?.published_at ?? null})`.execute(
    tx,
  );
  await sql`
    update profile set published_at = null where site_id = ${site} and id = ${member}`.execute(tx);
}

/** Which suspension: by its number, or by the case that led to it. */
type Which = { readonly id: string } | { readonly caseId: string };

/** Ends a running suspension and shows the profile again. Returns its member. */
export async function endSuspensionRow(tx: Tx, which: Which, at: Date): Promise<MemberId | null> {
  const condition =
    "id" in which ? sql`s.id = ${which.id}::bigint` : sql`s.case_id = ${which.caseId}::uuid`;
  const { rows } = await sql<{ id: MemberId }>`
    with ended as (
      update suspension s set ended_at = ${at} where ${condition} and s.ended_at is null
      returning s.profile_id, s.published_at
    )
    update profile p
    set published_at = coalesce(e.published_at,
      (select a.confirmed_at from account a where a.site_id = p.site_id and a.id = p.id))
    from ended e where p.id = e.profile_id
    returning p.id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The suspensions that are over by `at`, on every site. */
export async function listDue(db: Db, at: Date) {
  const { rows } = await sql<{ id: string; site: SiteId }>`
    select s.id::text, p.site_id as site from suspension s join profile p on p.id = s.profile_id
    where s.ended_at is null and s.ends_at <= ${at} order by s.ends_at limit 200`.execute(db);
  return rows;
}

/** The running suspension of a member. */
export async function findSuspension(db: Db, member: MemberId) {
  const { rows } = await sql<{ ground: CaseGround; ends_at: Date | null }>`
    select ground, ends_at from suspension
    where profile_id = ${member} and ended_at is null`.execute(db);
  return rows[0];
}
