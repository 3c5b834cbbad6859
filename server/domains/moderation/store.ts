import { sql } from "kysely";
import type { RealPersonAnswer } from "#contract/moderation.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Database, Db, Tx } from "#server/platform/database/database.ts";

export interface MemberPair {
  readonly site: SiteId;
  readonly member: MemberId;
  readonly other: MemberId;
}

/** Blocks the other profile; false if the member had blocked it already. */
export async function insertBlock(
  tx: Tx,
  { site, member, other }: MemberPair,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into block (site_id, blocker_id, blocked_id, blocked_at)
    values (${site}, ${member}, ${other}, ${at}) on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** False if the member had not blocked the other profile. */
export async function deleteBlock(db: Db, { site, member, other }: MemberPair): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from block
    where site_id = ${site} and blocker_id = ${member} and blocked_id = ${other}`.execute(db);
  return numAffectedRows === 1n;
}

export async function isBlocked(db: Db, { site, member, other }: MemberPair): Promise<boolean> {
  const { rows } = await sql`
    select from block
    where site_id = ${site} and blocker_id = ${member} and blocked_id = ${other}`.execute(db);
  return rows.length > 0;
}

interface Blocked {
  readonly id: MemberId;
  readonly name: string;
  readonly blocked_at: Date;
}

/** The profiles the member blocked, latest first. */
export async function listBlocked(db: Db, { site, member, fictional }: MemberViewer) {
  const { rows } = await sql<Blocked>`
    select b.id, p.name, b.blocked_at
    from blocked_profiles(${site}, ${member}, ${fictional}) b
    join profile p on p.site_id = ${site} and p.id = b.id
    order by b.blocked_at desc, b.id`.execute(db);
  return rows;
}

/** Records that a member asked whether a profile is a real person, and the answer. */
export async function insertRealPersonQuestion(
  db: Db,
  { site, member, other }: MemberPair,
  answer: RealPersonAnswer["is"],
  at: Date,
): Promise<void> {
  await sql`
    insert into real_person_question (site_id, member_id, other_id, asked_at, answer)
    values (${site}, ${member}, ${other}, ${at}, ${answer}) on conflict do nothing`.execute(db);
}

export async function purgeRealPersonQuestions(db: Database, until: Date): Promise<void> {
  await sql`delete from real_person_question where asked_at < ${until}`.execute(db);
}

/** Seals what a block removed: only a complaint may read it. */
export async function insertSealed(
  tx: Tx,
  { site, member, other }: MemberPair,
  content: object,
  at: Date,
): Promise<void> {
  await sql`
    select seal_contact(${site}, ${member}, ${other}, ${JSON.stringify(content)}, ${at})`.execute(
    tx,
  );
}

export async function purgeSealedBefore(db: Database, until: Date): Promise<void> {
  await sql`select purge_sealed_contacts(${until})`.execute(db);
}
