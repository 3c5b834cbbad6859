import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { PhotoRejection } from "#contract/photos.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { REVIEW_CLAIM_MS, REVIEWED_PHOTOS } from "#server/domains/photos/rules.ts";

const CLAIM = sql`make_interval(secs => ${REVIEW_CLAIM_MS / 1_000})`;

/**
 * A claim, of the table or alias `claim`, that no longer counts: it has run out, or its holder lost
 * the role.
 */
const isFree = (claim: "c" | "photo_claim", at: Date) => sql`(
  ${sql.table(claim)}.claimed_at < ${at}::timestamptz - ${CLAIM}
  or not has_staff_role(${sql.table(claim)}.staff_id,
    (select site_id from photo where id = ${sql.table(claim)}.photo_id), '{moderator}'))`;

const underReview = sql`ph.approved_at is null and ph.rejected_at is null and ph.deleted_at is null
  and exists (select from profile o where o.id = ph.profile_id and o.deleted_at is null)`;

interface Claimer {
  readonly staff: StaffId;
  readonly sites: readonly SiteId[];
  readonly at: Date;
}

/**
 * Claims the oldest photos under review that no other moderator has, as of the moderator's last act. A
 * photo that this moderator skipped comes after all others. A photo on which somebody decided at the same
 * moment stays with that person, who must not decide on the appeal.
 */
export async function claimPhotos(
  tx: Tx,
  { staff, sites, at, usedAt }: Claimer & { readonly usedAt: Date },
): Promise<void> {
  await sql`
    insert into photo_claim (photo_id, staff_id, claimed_at)
    select ph.id, ${staff}, ${usedAt} from photo ph
    left join photo_claim c on c.photo_id = ph.id
    where ph.site_id = any(${sites}::text[]) and ${underReview}
      and (c.photo_id is null or c.staff_id = ${staff} or ${isFree("c", at)})
    order by (c.staff_id = ${staff} and c.skipped_at is not null) is true, ph.added_at, ph.id
    limit ${REVIEWED_PHOTOS}
    on conflict (photo_id) do update
      set staff_id = excluded.staff_id, claimed_at = excluded.claimed_at, decided_at = null,
        skipped_at = case when photo_claim.staff_id = excluded.staff_id
          then photo_claim.skipped_at end
      where photo_claim.decided_at is null
        and (photo_claim.staff_id = excluded.staff_id or ${isFree("photo_claim", at)})`.execute(tx);
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
      and c.claimed_at > '-infinity'
    where ph.site_id = any(${sites}::text[]) and ${underReview}
    order by c.skipped_at nulls first, ph.added_at, ph.id`.execute(db);
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
    select ph.site_id, ph.profile_id, ph.file_key
    from photo ph join profile p on p.id = ph.profile_id and p.deleted_at is null
    where ph.id = ${id} and ph.deleted_at is null`.execute(db);
  return rows[0];
}

interface Decision {
  readonly staff: StaffId;
  readonly at: Date;
  /** Null approves. */
  readonly rejection: PhotoRejection | null;
}

/** Approves or rejects a photo. */
const setRejection = ({ rejection, at }: Omit<Decision, "staff">) => sql`
  approved_at = case when ${rejection}::text is null then ${at}::timestamptz end,
  rejected_at = case when ${rejection}::text is null then null else ${at}::timestamptz end,
  rejection = ${rejection}::text`;

/** Decides on a photo in whatever state, because a case requires it. */
export async function updateRejection(
  tx: Tx,
  id: string,
  decision: Omit<Decision, "staff">,
): Promise<void> {
  await sql`update photo set ${setRejection(decision)} where id = ${id}`.execute(tx);
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
    update photo ph set ${setRejection({ rejection, at })}
    where ph.id = ${id} and ${underReview} returning 1`.execute(tx);
  return claimed.rows.length === 1 && decided.rows.length === 1;
}

/**
 * Leaves a photo to other moderators, and to this one after all others; false if it was not
 * claimed.
 */
export async function releasePhoto(
  db: Db,
  id: string,
  { staff, at }: Pick<Decision, "staff" | "at">,
): Promise<boolean> {
  const skipped = await sql`
    update photo_claim set claimed_at = '-infinity', skipped_at = ${at}
    where photo_id = ${id} and staff_id = ${staff} and decided_at is null returning 1`.execute(db);
  return skipped.rows.length === 1;
}

/**
 * Puts a photo under review again that this person decided on less than ten minutes ago; not one that the
 * member was notified of, or that a case has removed since.
 */
export async function undoPhotoDecision(
  tx: Tx,
  id: string,
  { staff, at }: Pick<Decision, "staff" | "at">,
): Promise<boolean> {
  const claimed = await sql`
    update photo_claim set decided_at = null, claimed_at = ${at}
    where photo_id = ${id} and staff_id = ${staff}
      and decided_at > ${at}::timestamptz - ${CLAIM}
      and not exists (
        select from photo ph left join photo_appeal a on a.photo_id = ph.id
        where ph.id = ${id} and (ph.rejection_mailed_at is not null
          or ph.rejection = 'reported' or a.photo_id is not null))
    returning 1`.execute(tx);
  if (claimed.rows.length === 0) return false;
  await sql`
    update photo set approved_at = null, rejected_at = null, rejection = null
    where id = ${id}`.execute(tx);
  return true;
}
