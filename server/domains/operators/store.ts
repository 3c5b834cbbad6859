import { sql } from "kysely";
import type { StaffId } from "#contract/office/staff.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { CLAIM_MINUTES } from "./rules.ts";

const CLAIM = sql`make_interval(mins => ${CLAIM_MINUTES})`;

export interface QueuedRow {
  readonly conversation_id: ConversationId;
  readonly site_id: SiteId;
  readonly member_name: string;
  readonly member_age: number;
  readonly profile_name: string;
  readonly waiting_since: Date;
  /** The member is flagged as vulnerable. */
  readonly held: boolean;
  /** Null if nobody has it, or the claim has ended. */
  readonly claimed_by: StaffId | null;
  readonly claimed_name: string | null;
}

interface Sites {
  readonly sites: readonly SiteId[];
  /** Those where the person is an admin, who sees flagged members, too. */
  readonly managed: readonly SiteId[];
}

/** The conversations that wait for a reply, oldest first. */
export async function listWaiting(
  db: Db,
  { sites, managed }: Sites,
  at: Date,
  limit: number,
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select f.conversation_id, f.site_id, m.name as member_name,
      extract(year from age(${at}, m.birth_date))::integer as member_age,
      p.name as profile_name, f.waiting_since, is_flagged(f.site_id, f.member_id) as held,
      s.id as claimed_by, s.name as claimed_name
    from waiting_conversations(${sites}::text[]) f
    join profile m on m.site_id = f.site_id and m.id = f.member_id
    join profile p on p.site_id = f.site_id and p.id = f.profile_id
    left join staff s on s.id = f.claimed_by and is_claimed(f)
    where f.site_id = any(${managed}::text[]) or not is_flagged(f.site_id, f.member_id)
    order by f.waiting_since, f.conversation_id limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db, sites: readonly SiteId[]): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from waiting_conversations(${sites}::text[]) f
    where not is_flagged(f.site_id, f.member_id)`.execute(db);
  return rows[0]?.waiting ?? 0;
}

export interface OperatedRow {
  readonly conversation_id: ConversationId;
  readonly site_id: SiteId;
  readonly member_id: MemberId;
  readonly profile_id: MemberId;
  readonly waiting_since: Date | null;
  readonly claimed_at: Date | null;
  readonly claimed_until: Date | null;
  /** The person has it now. */
  readonly is_mine: boolean;
}

const operated = (staff: StaffId) => sql`
  f.conversation_id, f.site_id, f.member_id, f.profile_id, f.waiting_since, f.claimed_at,
  f.claimed_until, coalesce(is_claimed_by(f, ${staff}), false) as is_mine
  from fictional_conversation f`;

interface Which {
  readonly id: ConversationId;
  readonly staff: StaffId;
}

export async function findOperated(db: Db, { id, staff }: Which): Promise<OperatedRow | undefined> {
  const { rows } = await sql<OperatedRow>`
    select ${operated(staff)} where f.conversation_id = ${id}`.execute(db);
  return rows[0];
}

/**
 * The same with its row locked until the transaction ends, after the conversation's own, in the order
 * of `send_messages`.
 */
export async function lockOperated(tx: Tx, { id, staff }: Which): Promise<OperatedRow | undefined> {
  await sql`select from conversation where id = ${id} for no key update`.execute(tx);
  const { rows } = await sql<OperatedRow>`
    select ${operated(staff)} where f.conversation_id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Whether the conversation waits for a reply and can have one. */
export async function isWaiting(
  db: Db,
  { conversation_id, site_id }: Pick<OperatedRow, "conversation_id" | "site_id">,
): Promise<boolean> {
  const { rows } = await sql`
    select from waiting_conversations(array[${site_id}]::text[]) w
    where w.conversation_id = ${conversation_id}`.execute(db);
  return rows.length > 0;
}

/** Claims a conversation or keeps it; false if somebody else has it. */
export async function claimRow(tx: Tx, { id, staff }: Which): Promise<boolean> {
  const { rows } = await sql<{ until: Date | null }>`
    select claim_conversation(${id}, ${staff}, ${CLAIM}) as until`.execute(tx);
  return rows[0]?.until instanceof Date;
}

/** Claims the conversation that has waited longest and that nobody has. */
export async function claimNextRow(
  tx: Tx,
  { sites, staff }: { readonly sites: readonly SiteId[]; readonly staff: StaffId },
): Promise<Pick<OperatedRow, "conversation_id" | "site_id"> | undefined> {
  const { rows } = await sql<Pick<OperatedRow, "conversation_id" | "site_id">>`
    select conversation_id, site_id
    from claim_next_conversation(${sites}::text[], ${staff}, ${CLAIM})`.execute(tx);
  return rows[0];
}

/** False if the person does not have it. */
export async function releaseRow(tx: Tx, { id, staff }: Which): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fictional_conversation f
    set claimed_by = null, claimed_at = null, claimed_until = null
    where f.conversation_id = ${id} and is_claimed_by(f, ${staff})`.execute(tx);
  return numAffectedRows === 1n;
}
