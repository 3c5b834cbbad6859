import { sql } from "kysely";
import type { StaffId } from "#contract/office/staff.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

export interface NewFlag {
  readonly conversation: ConversationId;
  readonly site: SiteId;
  readonly member: MemberId;
  readonly reason: string;
  readonly staff: StaffId;
  readonly at: Date;
}

/** False if the member is flagged already. */
export async function insertFlag(tx: Tx, flag: NewFlag): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into vulnerable_flag (conversation_id, site_id, member_id, reason, flagged_by, flagged_at)
    values (${flag.conversation}, ${flag.site}, ${flag.member}, ${flag.reason}, ${flag.staff},
      ${flag.at})
    on conflict (site_id, member_id) where released_at is null do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

interface Release {
  readonly id: string;
  readonly sites: readonly SiteId[];
  readonly staff: StaffId;
  readonly advice: string;
  readonly at: Date;
}

/** Releases an open flag of one of the sites and returns its conversation. */
export async function releaseFlagRow(
  tx: Tx,
  { id, sites, staff, advice, at }: Release,
): Promise<{ conversation_id: ConversationId } | undefined> {
  const { rows } = await sql<{ conversation_id: ConversationId }>`
    update vulnerable_flag set released_by = ${staff}, released_at = ${at}, advice = ${advice}
    where id = ${id} and released_at is null and site_id = any(${sites}::text[])
    returning conversation_id`.execute(tx);
  return rows[0];
}

/** The site of an open flag. */
export async function findFlagSite(db: Db, id: string): Promise<SiteId | null> {
  const { rows } = await sql<{ site_id: SiteId }>`
    select site_id from vulnerable_flag where id = ${id} and released_at is null`.execute(db);
  return rows[0]?.site_id ?? null;
}

export async function isFlagged(db: Db, site: SiteId, member: MemberId): Promise<boolean> {
  const { rows } = await sql<{ flagged: boolean }>`
    select is_flagged(${site}, ${member}) as flagged`.execute(db);
  return rows[0]?.flagged ?? false;
}

interface FlagRow {
  readonly id: string;
  readonly reason: string;
  readonly by: string;
  readonly flagged_at: Date;
  readonly released_by: string | null;
  readonly advice: string;
}

/** The latest flag of a member, open or released. */
export async function findLastFlag(
  db: Db,
  site: SiteId,
  member: MemberId,
): Promise<FlagRow | undefined> {
  const { rows } = await sql<FlagRow>`
    select f.id, f.reason, s.name as by, f.flagged_at, r.name as released_by, f.advice
    from vulnerable_flag f join staff s on s.id = f.flagged_by
    left join staff r on r.id = f.released_by
    where f.site_id = ${site} and f.member_id = ${member}
    order by f.flagged_at desc, f.id limit 1`.execute(db);
  return rows[0];
}

interface OpenFlagRow {
  readonly id: string;
  readonly conversation_id: ConversationId;
  readonly site_id: SiteId;
  readonly member_name: string;
  readonly member_age: number;
  readonly profile_name: string;
  readonly reason: string;
  readonly by: string;
  readonly flagged_at: Date;
}

/** The open flags of some sites, oldest first. */
export async function listOpenFlags(
  db: Db,
  sites: readonly SiteId[],
  at: Date,
): Promise<OpenFlagRow[]> {
  const { rows } = await sql<OpenFlagRow>`
    select v.id, v.conversation_id, v.site_id, m.name as member_name,
      extract(year from age(${at}, m.birth_date))::integer as member_age,
      p.name as profile_name, v.reason, s.name as by, v.flagged_at
    from vulnerable_flag v
    join fictional_conversation f on f.conversation_id = v.conversation_id
    join profile m on m.id = v.member_id
    join profile p on p.id = f.profile_id
    join staff s on s.id = v.flagged_by
    where v.site_id = any(${sites}::text[]) and v.released_at is null
    order by v.flagged_at, v.id`.execute(db);
  return rows;
}
