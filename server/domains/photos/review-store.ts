import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { PhotoRejection } from "#contract/photos.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** How long a photo stays with the moderator who has it on screen. */
const CLAIM = sql`interval '10 minutes'`;
/** How many photos a moderator has at a time. */
const CLAIMED_AT_ONCE = 8;

const underReview = sql`ph.approved_at is null and ph.rejected_at is null and ph.deleted_at is null`;

interface Claimer {
  readonly staff: StaffId;
  readonly sites: readonly SiteId[];
  readonly at: Date;
}

/** Claims the oldest photos under review that no other moderator has. */
export async function claimPhotos(tx: Tx, { staff, sites, at }: Claimer): Promise<void> {
  await sql`
    insert into photo_claim (photo_id, staff_id, claimed_at)
    select ph.id, ${staff}, ${at} from photo ph
    left join photo_claim c on c.photo_id = ph.id
    where ph.site_id = any(${sites}::text[]) and ${underReview}
      and (c.photo_id is null or c.staff_id = ${staff} or c.claimed_at < ${at}::timestamptz - ${CLAIM})
    order by ph.added_at, ph.id limit ${CLAIMED_AT_ONCE}
    on conflict (photo_id) do update
      set staff_id = excluded.staff_id, claimed_at = excluded.claimed_at, decided_at = null
      where photo_claim.staff_id = excluded.staff_id
        or photo_claim.claimed_at < excluded.claimed_at - ${CLAIM}`.execute(tx);
}

export interface ClaimedPhoto {
  readonly id: string;
  readonly site_id: SiteId;
  readonly name: string;
  readonly age: number;
  readonly added_at: Date;
  readonly position: number;
  readonly rejected_before: number;
}

/** The photos under review that a moderator has claimed, oldest first. */
export async function listClaimed(db: Db, { staff, sites, at }: Claimer): Promise<ClaimedPhoto[]> {
  const { rows } = await sql<ClaimedPhoto>`
    select ph.id, ph.site_id, p.name, ph.added_at, ph.position,
      extract(year from age(${at}::timestamptz, p.birth_date))::integer as age,
      (select count(*)::integer from photo r
       where r.profile_id = p.id and r.rejected_at is not null) as rejected_before
    from photo ph join profile p on p.id = ph.profile_id and p.site_id = ph.site_id
    join photo_claim c on c.photo_id = ph.id and c.staff_id = ${staff}
    where ph.site_id = any(${sites}::text[]) and ${underReview}
    order by ph.added_at, ph.id`.execute(db);
  return rows;
}

export async function countUnderReview(db: Db, sites: readonly SiteId[]): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from photo ph
    where ph.site_id = any(${sites}::text[]) and ${underReview}`.execute(db);
  return rows[0]?.waiting ?? 0;
}

export async function findPhoto(db: Db, id: string) {
  const { rows } = await sql<{ site_id: SiteId; profile_id: MemberId; file_key: string }>`
    select site_id, profile_id, file_key from photo
    where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

interface Decision {
  readonly staff: StaffId;
  readonly at: Date;
  /** Null approves. */
  readonly rejection: PhotoRejection | null;
}

/** Decides on a photo under review that the moderator has claimed; false if it is none. */
export async function savePhotoDecision(
  tx: Tx,
  id: string,
  { staff, at, rejection }: Decision,
): Promise<boolean> {
  const claimed = await sql`
    update photo_claim set decided_at = ${at}
    where photo_id = ${id} and staff_id = ${staff} returning 1`.execute(tx);
  const decided = await sql`
    update photo ph set
      approved_at = case when ${rejection}::text is null then ${at}::timestamptz end,
      rejected_at = case when ${rejection}::text is null then null else ${at}::timestamptz end,
      rejection = ${rejection}::text
    where ph.id = ${id} and ${underReview} returning 1`.execute(tx);
  return claimed.rows.length === 1 && decided.rows.length === 1;
}

/** Puts a photo under review again that this person decided on less than ten minutes ago. */
export async function undoPhotoDecision(
  tx: Tx,
  id: string,
  { staff, at }: Pick<Decision, "staff" | "at">,
): Promise<boolean> {
  const claimed = await sql`
    update photo_claim set decided_at = null, claimed_at = ${at}
    where photo_id = ${id} and staff_id = ${staff}
      and decided_at > ${at}::timestamptz - ${CLAIM} returning 1`.execute(tx);
  if (claimed.rows.length === 0) return false;
  await sql`
    update photo set approved_at = null, rejected_at = null, rejection = null
    where id = ${id}`.execute(tx);
  return true;
}
