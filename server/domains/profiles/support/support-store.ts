import { sql } from "kysely";
import type { Gender } from "#contract/catalogue/attributes.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { ProfileTables } from "#server/domains/profiles/store.ts";
import type { Db } from "#server/platform/database/database.ts";

const tables = (db: Db) => db.withTables<ProfileTables>();

export type SupportedRow = Awaited<ReturnType<ReturnType<typeof selectMembers>["execute"]>>[number];

function selectMembers(db: Db) {
  return tables(db)
    .selectFrom("profile")
    .where((of) => of.and({ kind: "member", deleted_at: null }))
    .select(["id", "site_id", "name", "city", "gender"])
    .select(sql<string>`birth_date::text`.as("date_of_birth"));
}

export function listMembersById(db: Db, ids: readonly MemberId[]): Promise<SupportedRow[]> {
  return selectMembers(db)
    .where("id", "in", [...ids])
    .execute();
}

export function listMembersByName(
  db: Db,
  {
    sites,
    name,
    most,
  }: { readonly sites: readonly SiteId[]; readonly name: string; readonly most: number },
): Promise<SupportedRow[]> {
  return selectMembers(db)
    .where("site_id", "in", [...sites])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy("last_active_at", "desc")
    .limit(most)
    .execute();
}

/** The member, locked until the transaction ends. */
export function lockMember(db: Db, id: MemberId): Promise<SupportedRow | undefined> {
  return selectMembers(db).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function updateMember(
  db: Db,
  id: MemberId,
  { date_of_birth, gender }: { readonly date_of_birth: string; readonly gender: Gender },
): Promise<void> {
  await tables(db)
    .updateTable("profile")
    .set({ birth_date: date_of_birth, gender })
    .where("id", "=", id)
    .execute();
}
