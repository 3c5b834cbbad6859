import { sql } from "kysely";
import type { PhotoRejection } from "#contract/photos.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Owner } from "#server/domains/photos/store.ts";

/**
 * Adds an appeal against the rejection of a photo. Does nothing if the photo has an appeal already,
 * is not rejected, or was removed by a case, which has its own appeal.
 */
export async function insertAppeal(
  tx: Tx,
  { site, member }: Owner,
  { photo, remark, at }: { photo: string; remark: string; at: Date },
): Promise<void> {
  await sql`
    insert into photo_appeal (photo_id, site_id, profile_id, remark, made_at, rejected_by)
    select ph.id, ph.site_id, ph.profile_id, ${remark}, ${at}, c.staff_id
    from photo ph left join photo_claim c on c.photo_id = ph.id and c.decided_at is not null
    where ph.site_id = ${site} and ph.profile_id = ${member} and ph.id = ${photo}
      and ph.rejected_at is not null and ph.rejection <> 'reported' and ph.deleted_at is null
    on conflict do nothing`.execute(tx);
}

interface Decider {
  readonly staff: StaffId;
  readonly sites: readonly SiteId[];
}

/** The photo is rejected, and not by a case, whose decision only an appeal there takes back. */
const isAppealable = sql`ph.rejection <> 'reported' and ph.deleted_at is null`;

/** An appeal that this person can decide: the photo still exists, and somebody else rejected it. */
const decidable = ({ staff, sites }: Decider) => sql`
  photo_appeal a
  join photo ph on ph.id = a.photo_id and ${isAppealable}
  join profile p on p.id = a.profile_id and p.deleted_at is null
  where a.site_id = any(${sites}::text[]) and a.decided_by is null
    and a.rejected_by is distinct from ${staff}`;

export interface AppealedPhoto {
  readonly id: string;
  readonly site_id: SiteId;
  readonly name: string;
  readonly age: number;
  readonly made_at: Date;
  readonly rejection: PhotoRejection;
  readonly remark: string;
}

/** The appeals that a person can decide, oldest first. */
export async function listAppeals(
  db: Db,
  decider: Decider,
  { at, limit }: { at: Date; limit: number },
): Promise<AppealedPhoto[]> {
  const { rows } = await sql<AppealedPhoto>`
    select ph.id, ph.site_id, p.name, a.made_at, ph.rejection, a.remark,
      extract(year from age(${at}::timestamptz, p.birth_date))::integer as age
    from ${decidable(decider)} order by a.made_at, ph.id limit ${limit}`.execute(db);
  return rows;
}

export async function countAppeals(db: Db, decider: Decider): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from ${decidable(decider)}`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** An open appeal with its photo, even if the caller rejected the photo. */
export async function findOpenAppeal(db: Db, photo: string) {
  const { rows } = await sql<{
    site_id: SiteId;
    profile_id: MemberId;
    rejected_by: StaffId | null;
    rejection: PhotoRejection;
  }>`
    select a.site_id, a.profile_id, a.rejected_by, ph.rejection
    from photo_appeal a
    join photo ph on ph.id = a.photo_id and ${isAppealable}
    join profile p on p.id = a.profile_id and p.deleted_at is null
    where a.photo_id = ${photo} and a.decided_by is null`.execute(db);
  return rows[0];
}

/**
 * Decides an open appeal; false if another person has decided it, or the photo changed. A granted appeal
 * approves the photo. The caller has locked the member's photos.
 */
export async function saveAppealDecision(
  tx: Tx,
  photo: string,
  { staff, granted, at }: { staff: StaffId; granted: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update photo_appeal set decided_by = ${staff},
      granted_at = case when ${granted}::boolean then ${at}::timestamptz end,
      denied_at = case when ${granted}::boolean then null else ${at}::timestamptz end
    where photo_id = ${photo} and decided_by is null
      and exists (select from photo ph where ph.id = ${photo} and ${isAppealable})
    returning 1`.execute(tx);
  if (rows.length === 0) return false;
  if (granted) {
    await sql`
      update photo set approved_at = ${at}, rejected_at = null, rejection = null
      where id = ${photo}`.execute(tx);
  }
  return true;
}

export interface UnmailedRejection {
  readonly site_id: SiteId;
  readonly profile_id: MemberId;
  readonly rejection: PhotoRejection;
}

/**
 * Marks rejections made before a time as mailed, and returns them. It skips a rejection whose owner
 * has already appealed, because the owner will be mailed the outcome, and a rejection by a case,
 * which sends its own mail.
 */
export async function claimUnmailedRejections(
  tx: Tx,
  { until, at, limit }: { until: Date; at: Date; limit: number },
): Promise<UnmailedRejection[]> {
  const { rows } = await sql<UnmailedRejection>`
    update photo set rejection_mailed_at = ${at}
    where id in (
      select id from photo
      where rejected_at <= ${until} and rejection_mailed_at is null and deleted_at is null
        and rejection <> 'reported'
        and not exists (select from photo_appeal a where a.photo_id = photo.id)
      order by rejected_at limit ${limit} for update skip locked)
    returning site_id, profile_id, rejection`.execute(tx);
  return rows;
}
