import type { Updateable } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { ProfileTables } from "#server/domains/profiles/store.ts";

const tables = (db: Db) => db.withTables<ProfileTables>();

interface OwnProfile {
  readonly site: SiteId;
  readonly id: MemberId;
}

/** What a member can change, as stored. */
function selectDetailsToChange(db: Db, { site, id }: OwnProfile) {
  return tables(db)
    .selectFrom("profile")
    .where((of) => of.and({ site_id: site, id }))
    .select(["name", "gender", "seeks", "country", "region", "city", "sexuality", "reason"])
    .select(["tattoos", "hair_colour", "eye_colour", "body_type", "relationship_status"])
    .select(["about", "interests", sql<string>`birth_date::text`.as("date_of_birth")]);
}

export function findDetailsToChange(db: Db, own: OwnProfile) {
  return selectDetailsToChange(db, own).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that two changes follow each other. */
export function lockDetails(db: Db, own: OwnProfile) {
  return selectDetailsToChange(db, own).forUpdate().executeTakeFirst();
}

export async function updateProfile(
  db: Db,
  { site, id }: OwnProfile,
  change: Updateable<ProfileTables["profile"]>,
): Promise<void> {
  await tables(db)
    .updateTable("profile")
    .set(change)
    .where((of) => of.and({ site_id: site, id }))
    .execute();
}
