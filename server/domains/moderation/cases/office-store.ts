import { sql } from "kysely";
import type { CaseCategory, CaseGround, CaseMeasure } from "#contract/catalogue/case-categories.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { CLAIM_MS, DECIDING_ROLES } from "./rules.ts";
import type { Evidence, Side, Source } from "./store.ts";

const CLAIM = sql`make_interval(secs => ${CLAIM_MS / 1_000})`;

/** Somebody has the case `c`; the claim of a person who was disabled or lost the role ends at once. */
const isClaimed = (at: Date) => sql`(c.claimed_at > ${at}::timestamptz - ${CLAIM}
  and has_staff_role(c.claimed_by, c.site_id, ${[...DECIDING_ROLES]}::text[]))`;

export interface QueuedRow {
  readonly id: string;
  readonly site_id: SiteId;
  readonly number: string;
  readonly source: Source;
  readonly category: CaseCategory;
  readonly created_at: Date;
  readonly closed_at: Date | null;
  readonly reported_name: string | null;
  readonly is_appeal: boolean;
  /** Null if nobody has claimed it, or the claim has expired. */
  readonly claimed_by: StaffId | null;
  readonly claimed_name: string | null;
}

const queued = (at: Date) => sql`
  c.id, c.site_id, c.number, c.source, c.category, c.created_at, c.closed_at,
  e.content -> 'profile' ->> 'name' as reported_name,
  exists (select from case_decision d where d.case_id = c.id) as is_appeal,
  s.id as claimed_by, s.name as claimed_name
  from moderation_case c join case_evidence e on e.case_id = c.id
  left join staff s on s.id = c.claimed_by and ${isClaimed(at)}`;

/** The cases that wait for a decision, oldest first. */
export async function listOpen(
  db: Db,
  sites: readonly SiteId[],
  at: Date,
  limit: number,
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select ${queued(at)}
    where c.site_id = any(${sites}::text[]) and c.closed_at is null
    order by c.created_at, c.id limit ${limit}`.execute(db);
  return rows;
}

export async function countOpen(db: Db, sites: readonly SiteId[]): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from moderation_case
    where site_id = any(${sites}::text[]) and closed_at is null`.execute(db);
  return rows[0]?.waiting ?? 0;
}

export interface ReportedPhotoRow {
  readonly case_id: string;
  readonly photo: string;
  readonly site_id: SiteId;
  readonly category: CaseCategory;
  readonly name: string;
  readonly reported_at: Date;
}

/** The sealed photos of the messages that open cases are about, oldest first. */
export async function listReportedPhotos(
  db: Db,
  sites: readonly SiteId[],
  limit: number,
): Promise<ReportedPhotoRow[]> {
  const { rows } = await sql<ReportedPhotoRow>`
    select c.id as case_id, p.photo_id as photo, c.site_id, c.category,
      e.content -> 'profile' ->> 'name' as name, c.created_at as reported_at
    from moderation_case c
    join case_evidence e on e.case_id = c.id
    cross join lateral jsonb_array_elements(e.content -> 'messages') m
    join case_photo p on p.case_id = c.id and p.photo_id::text = m ->> 'attachment'
    where c.site_id = any(${sites}::text[]) and c.closed_at is null
      and m -> 'seq' = e.content -> 'message'
    order by c.created_at, c.id limit ${limit}`.execute(db);
  return rows;
}

export interface CaseRow extends QueuedRow {
  readonly words: string;
  readonly location: string;
  readonly content: Evidence;
}

export async function findCase(db: Db, id: string, at: Date): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select c.words, c.location, e.content, ${queued(at)} where c.id = ${id}`.execute(db);
  return rows[0];
}

export interface OfficeParty {
  readonly side: Side;
  readonly member_id: MemberId | null;
  readonly access_key: string;
  /** The member's own, or what a visitor gave. */
  readonly name: string | null;
  readonly email: string | null;
  readonly language: Locale;
  /** Whether mail to the member belongs to an account. */
  readonly has_account: boolean;
  readonly appeal: string | null;
  readonly appealed_at: Date | null;
}

/** Both sides of a case, with the address for mail to them. */
export async function listParties(db: Db, id: string): Promise<OfficeParty[]> {
  const { rows } = await sql<OfficeParty>`
    select p.side, p.member_id, p.access_key, coalesce(p.name, f.name) as name,
      coalesce(p.email, a.email) as email, coalesce(a.language, p.language) as language,
      a.id is not null as has_account, p.appeal, p.appealed_at
    from case_party p
    left join profile f on f.id = p.member_id
    left join account a on a.id = p.member_id
    where p.case_id = ${id} order by p.side desc`.execute(db);
  return rows;
}

/** The ids of the sealed photos, in order. */
export async function listCasePhotos(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ photo_id: string }>`
    select photo_id from case_photo where case_id = ${id} order by position`.execute(db);
  return rows.map(({ photo_id }) => photo_id);
}

export async function findCasePhoto(db: Db, id: string, photo: string): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from case_photo where case_id = ${id} and photo_id = ${photo}`.execute(db);
  return rows[0]?.content ?? null;
}

export interface PastDecision {
  readonly number: string;
  readonly measure: CaseMeasure;
  readonly ground: CaseGround | null;
  readonly ends_at: Date | null;
  readonly decided_at: Date;
  readonly staff_name: string;
}

/** The decisions in other cases about a member, latest first. */
export async function listPastDecisions(
  db: Db,
  member: MemberId,
  except: string,
): Promise<PastDecision[]> {
  const { rows } = await sql<PastDecision>`
    select c.number, d.measure, d.ground, d.ends_at, d.decided_at, s.name as staff_name
    from case_party p
    join moderation_case c on c.id = p.case_id
    join case_decision d on d.case_id = c.id
    join staff s on s.id = d.staff_id
    where p.member_id = ${member} and p.side = 'reported' and c.id <> ${except}
    order by d.decided_at desc limit 20`.execute(db);
  return rows;
}

interface Claim {
  readonly id: string;
  readonly staff: StaffId;
  readonly at: Date;
}

/** Claims a waiting case; false if it is closed or claimed by somebody else. */
export async function claimRow(tx: Tx, { id, staff, at }: Claim): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update moderation_case c set claimed_by = ${staff}, claimed_at = ${at}
    where c.id = ${id} and c.closed_at is null
      and (c.claimed_by = ${staff} or ${isClaimed(at)} is not true)`.execute(tx);
  return numAffectedRows === 1n;
}

/** False if this person has not claimed it. */
export async function releaseRow(tx: Tx, { id, staff }: Omit<Claim, "at">): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update moderation_case set claimed_by = null, claimed_at = null
    where id = ${id} and closed_at is null and claimed_by = ${staff}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Closes a case; false if this person has not claimed it. */
export async function closeRow(tx: Tx, { id, staff, at }: Claim): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update moderation_case set closed_at = ${at}, claimed_by = null, claimed_at = null
    where id = ${id} and closed_at is null and claimed_by = ${staff}
      and claimed_at > ${at}::timestamptz - ${CLAIM}`.execute(tx);
  return numAffectedRows === 1n;
}

export interface NewDecision {
  readonly case_id: string;
  readonly round: number;
  readonly staff_id: StaffId;
  readonly measure: CaseMeasure;
  readonly ground: CaseGround | null;
  readonly ends_at: Date | null;
  readonly removed: readonly string[];
  readonly decided_at: Date;
}

export async function insertDecision(tx: Tx, decision: NewDecision): Promise<void> {
  await sql`
    insert into case_decision (case_id, round, staff_id, measure, ground, ends_at, removed, decided_at)
    values (${decision.case_id}, ${decision.round}, ${decision.staff_id}, ${decision.measure},
      ${decision.ground}, ${decision.ends_at}, ${[...decision.removed]}::text[],
      ${decision.decided_at})`.execute(tx);
}
