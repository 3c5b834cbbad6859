import type { Updateable } from "kysely";
import { sql } from "kysely";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
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

/** A row of the SQL function `own_profile`. */
export interface OwnProfileRow {
  readonly id: MemberId;
  readonly name: string;
  readonly gender: Gender;
  readonly seeks: Seeking;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly published_at: Date | null;
  readonly last_active_at: Date;
  readonly file_key: string | null;
  readonly approved_at: Date | null;
  readonly has_about: boolean;
  readonly has_reason: boolean;
}

/** A member's own profile with the first photo, whatever its state; undefined if there is none. */
export async function findOwnProfile(
  db: Db,
  site: SiteId,
  id: MemberId,
): Promise<OwnProfileRow | undefined> {
  const { rows } = await sql<OwnProfileRow>`select * from own_profile(${site}, ${id})`.execute(db);
  return rows[0];
}
