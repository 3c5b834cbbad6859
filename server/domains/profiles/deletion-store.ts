import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

const tables = (db: Db) =>
  db.withTables<{ profile: { id: MemberId; site_id: SiteId; deleted_at: Date | null } }>();

/** Hides a profile everywhere; false if it is already deleted or gone. */
export async function markDeleted(tx: Tx, site: SiteId, id: MemberId, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("profile")
    .set({ deleted_at: at })
    .where((of) => of.and({ site_id: site, id, deleted_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Shows a deleted profile again, as it was. */
export async function undoDeleted(tx: Tx, site: SiteId, id: MemberId): Promise<void> {
  await tables(tx)
    .updateTable("profile")
    .set({ deleted_at: null })
    .where((of) => of.and({ site_id: site, id }))
    .execute();
}

/** The profiles of every site that were deleted by `until`. */
export function listDeletedBefore(db: Db, until: Date) {
  return tables(db)
    .selectFrom("profile")
    .where("deleted_at", "<=", until)
    .select(["site_id as site", "id as member"])
    .execute();
}

/** Locks a profile that was deleted by `until`, until the transaction ends; false if it was not. */
export async function lockDeletedBefore(
  tx: Tx,
  site: SiteId,
  id: MemberId,
  until: Date,
): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("profile")
    .where((of) => of.and({ site_id: site, id }))
    .where("deleted_at", "<=", until)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** When a profile was deleted; null if it was not. */
export async function findDeletedAt(db: Db, site: SiteId, id: MemberId): Promise<Date | null> {
  const row = await tables(db)
    .selectFrom("profile")
    .where((of) => of.and({ site_id: site, id }))
    .select("deleted_at")
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}
