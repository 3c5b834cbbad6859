import type { Generated } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { Gender } from "#contract/profiles.ts";
import type { Db } from "#server/platform/database/database.ts";

type ProfileTables = {
  profile: {
    id: Generated<MemberId>;
    site_id: SiteId;
    kind: "member" | "fictional";
    name: string;
    gender: Gender;
    seeks: Gender;
    /** A calendar date, "1966-05-14". */
    birth_date: string;
    country: string;
    region: string;
    city: string;
    sexuality: string | null;
    reason: string | null;
    tattoos: string | null;
    hair_colour: string | null;
    eye_colour: string | null;
    body_type: string | null;
    relationship_status: string | null;
    about: string;
    interests: string[];
    visible_since: Date | null;
    last_active_at: Date;
  };
  photo: {
    id: Generated<string>;
    site_id: SiteId;
    profile_id: MemberId;
    position: number;
    file_key: string;
    approved_at: Date | null;
  };
};

export type NewProfile = Omit<ProfileTables["profile"], "id"> & { readonly id?: MemberId };

const tables = (db: Db) => db.withTables<ProfileTables>();

/** One's own profile with the first photo, whatever its state; undefined where there is none. */
export function ownProfileRow(db: Db, site: SiteId, id: MemberId) {
  return tables(db)
    .selectFrom("profile")
    .leftJoin("photo", (join) =>
      join.onRef("photo.profile_id", "=", "profile.id").on("photo.position", "=", 0),
    )
    .where("profile.site_id", "=", site)
    .where("profile.id", "=", id)
    .select([
      "profile.id",
      "profile.name",
      "profile.country",
      "profile.visible_since",
      "photo.file_key",
      "photo.approved_at",
    ])
    .executeTakeFirst();
}

export async function fictionalCount(db: Db, site: SiteId): Promise<number> {
  const row = await tables(db)
    .selectFrom("profile")
    .where("site_id", "=", site)
    .where("kind", "=", "fictional")
    .where("visible_since", "is not", null)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Adds profiles; answers their ids in the order given. */
export async function insertProfiles(db: Db, profiles: readonly NewProfile[]): Promise<MemberId[]> {
  const rows = await tables(db)
    .insertInto("profile")
    .values([...profiles])
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

export async function insertPhotos(
  db: Db,
  photos: readonly Omit<ProfileTables["photo"], "id">[],
): Promise<void> {
  if (photos.length > 0)
    await tables(db)
      .insertInto("photo")
      .values([...photos])
      .execute();
}

/** The page was just in use, or just left: when the member was last seen. */
export async function touchLastActive(db: Db, site: SiteId, id: MemberId, at: Date): Promise<void> {
  await tables(db)
    .updateTable("profile")
    .set({ last_active_at: at })
    .where("site_id", "=", site)
    .where("id", "=", id)
    .where("last_active_at", "<", at)
    .execute();
}
