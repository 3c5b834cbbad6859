import { sql } from "kysely";
import type { Generated } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { PhotoRejection } from "#contract/photos.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { PhotoKeys } from "./files/photo-files.ts";
import type { ArrangedPhoto } from "./rules.ts";

type PhotoTables = {
  photo: {
    id: Generated<string>;
    site_id: SiteId;
    profile_id: MemberId;
    position: number;
    file_key: string;
    locked_key: string;
    approved_at: Date | null;
    rejected_at: Generated<Date | null>;
    rejection: Generated<PhotoRejection | null>;
    hidden_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
    deleted_from: Generated<number | null>;
    added_at: Date;
  };
  photo_appeal: { photo_id: string; made_at: Date; denied_at: Date | null };
  removed_photo: { file_key: string; locked_key: string; not_before: Generated<Date> };
};

const tables = (db: Db) => db.withTables<PhotoTables>();

export interface Owner {
  readonly site: SiteId;
  readonly member: MemberId;
}

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

const columns = ["id", "file_key", "approved_at", "rejected_at", "rejection", "hidden_at"] as const;

/** The member's photos that are not deleted, in order. */
export function listPhotos(db: Db, { site, member }: Owner) {
  return tables(db)
    .selectFrom("photo")
    .leftJoin("photo_appeal as appeal", "appeal.photo_id", "photo.id")
    .where("photo.site_id", "=", site)
    .where("photo.profile_id", "=", member)
    .where("deleted_at", "is", null)
    .select(columns)
    .select(["appeal.made_at as appealed_at", "appeal.denied_at"])
    .orderBy("position")
    .execute();
}

/** Locks the member's photos until the transaction ends, so that changes wait for each other. */
export async function lockPhotos(tx: Tx, { site, member }: Owner): Promise<void> {
  await sql`
    select from profile where site_id = ${site} and id = ${member} for no key update`.execute(tx);
}

/** Adds a photo after the others. */
export async function insertPhoto(
  tx: Tx,
  { site, member }: Owner,
  { file_key, locked_key }: PhotoKeys,
  at: Date,
): Promise<PhotoRow> {
  const photo = await tables(tx)
    .insertInto("photo")
    .values({
      site_id: site,
      profile_id: member,
      position: sql<number>`(
        select coalesce(max(position), -1) + 1 from photo where profile_id = ${member}
          and position >= 0)`,
      file_key,
      locked_key,
      approved_at: null,
      added_at: at,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...photo, appealed_at: null, denied_at: null };
}

/** Moves the photos to their places; a photo that was hidden before keeps its date. */
export async function placePhotos(
  tx: Tx,
  { site, member }: Owner,
  photos: readonly ArrangedPhoto[],
  at: Date,
): Promise<void> {
  const places = JSON.stringify(photos);
  // In two steps, because no two photos of a profile may have the same position at any moment.
  await sql`
    update photo set position = position + 1000
    where site_id = ${site} and profile_id = ${member} and position >= 0`.execute(tx);
  await sql`
    update photo p set position = a.position,
      hidden_at = case when a.hidden then coalesce(p.hidden_at, ${at}) end
    from jsonb_to_recordset(${places}::jsonb) as a(id uuid, position integer, hidden boolean)
    where p.site_id = ${site} and p.profile_id = ${member} and p.id = a.id`.execute(tx);
}

/** Whether the member has this photo and it is not deleted. */
export async function markDeleted(
  tx: Tx,
  { site, member }: Owner,
  id: string,
  at: Date,
): Promise<boolean> {
  const result = await tables(tx)
    .updateTable("photo")
    .set({
      deleted_at: at,
      deleted_from: (of) => of.ref("position"),
      position: sql<number>`(
        select least(min(position), 0) - 1 from photo where profile_id = ${member})`,
    })
    .where((of) => of.and({ site_id: site, profile_id: member, id, deleted_at: null }))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Undoes the deletion and returns the photo's former position; undefined if there is no such photo.
 */
export async function undoDeletion(
  tx: Tx,
  { site, member }: Owner,
  id: string,
): Promise<{ readonly from: number } | undefined> {
  const found = await tables(tx)
    .selectFrom("photo")
    .where((of) => of.and({ site_id: site, profile_id: member, id }))
    .where("deleted_at", "is not", null)
    .select(sql<number>`coalesce(deleted_from, 0)`.as("from"))
    .executeTakeFirst();
  if (!found) return undefined;
  await sql`
    update photo set deleted_at = null, deleted_from = null, position = (
      select coalesce(max(position), -1) + 1 from photo where profile_id = ${member}
        and position >= 0)
    where site_id = ${site} and profile_id = ${member} and id = ${id}`.execute(tx);
  return found;
}

/** Deletes the rows of photos that were deleted before this time. */
export async function purgeDeleted(db: Db, until: Date): Promise<void> {
  await tables(db).deleteFrom("photo").where("deleted_at", "<", until).execute();
}

/** Lists files that are about to be written, so that they are removed if no photo gets them. */
export async function recordStartedUpload(db: Db, keys: PhotoKeys, until: Date): Promise<void> {
  await tables(db)
    .insertInto("removed_photo")
    .values({ ...keys, not_before: until })
    .execute();
}

/** Files to remove: their photo's row is gone, or their upload never ended. */
export function listRemoved(db: Db, at: Date, limit: number) {
  return tables(db)
    .selectFrom("removed_photo")
    .where("not_before", "<=", at)
    .select(["file_key", "locked_key"])
    .limit(limit)
    .execute();
}

/** Sets when the job removes the files. */
export async function scheduleRemoval(db: Db, fileKey: string, at: Date): Promise<void> {
  await tables(db)
    .updateTable("removed_photo")
    .set({ not_before: at })
    .where("file_key", "=", fileKey)
    .execute();
}

export async function deleteRemoved(db: Db, fileKey: string): Promise<void> {
  await tables(db).deleteFrom("removed_photo").where("file_key", "=", fileKey).execute();
}
