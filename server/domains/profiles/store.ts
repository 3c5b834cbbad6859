import type { Generated, GeneratedAlways, Insertable } from "kysely";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import { isLiked } from "#server/domains/likes/reads.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineStatement } from "#server/platform/database/define-statement.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";
import { buildFindableProfiles, buildVisibleProfiles } from "./visibility/visibility.ts";
import type { Viewer } from "./visibility/visibility.ts";

export type ProfileTables = {
  profile: {
    id: Generated<MemberId>;
    site_id: SiteId;
    kind: "member" | "fictional";
    name: string;
    gender: Gender;
    seeks: Seeking;
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
    about: Generated<string>;
    interests: string[];
    published_at: Date | null;
    invisible_since: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
    last_active_at: Date;
  };
  photo: {
    id: Generated<string>;
    site_id: SiteId;
    profile_id: MemberId;
    position: number;
    file_key: string;
    locked_key: string;
    approved_at: Date | null;
    active: GeneratedAlways<boolean>;
  };
};

export type NewProfile = Insertable<ProfileTables["profile"]>;

const tables = (db: Db) => db.withTables<ProfileTables>();

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

/** The columns of a card. Only active photos are shown and counted. */
function selectCards(db: Db) {
  return tables(db)
    .selectFrom("profile")
    .leftJoin("photo", (join) =>
      join
        .onRef("photo.profile_id", "=", "profile.id")
        .on("photo.position", "=", 0)
        .on("photo.active", "=", true),
    )
    .select([
      "profile.id",
      "profile.kind",
      "profile.name",
      "profile.city",
      "profile.country",
      "profile.region",
      "profile.last_active_at",
      "profile.invisible_since",
      "photo.file_key",
      sql<string>`profile.birth_date::text`.as("birth_date"),
    ])
    .select((from) =>
      from
        .selectFrom("photo as one")
        .whereRef("one.profile_id", "=", "profile.id")
        .where("one.active", "=", true)
        .select(sql<number>`count(*)`.as("count"))
        .as("photos"),
    );
}

/** What others may use when guessing a member's password: the name and the date of birth. */
export function findPersonalData(db: Db, site: SiteId, id: MemberId) {
  return tables(db)
    .selectFrom("profile")
    .where((of) => of.and({ site_id: site, id }))
    .select(["name", sql<string>`birth_date::text`.as("birth_date")])
    .executeTakeFirst();
}

/** Whether the viewer may open the profile of a card. */
function isCardVisible(viewer: Placeholders<Viewer>) {
  return sql<boolean>`exists (
    select from ${buildVisibleProfiles(viewer)} v where v.id = profile.id)`;
}

type ViewedProfile = Placeholders<Viewer & { readonly id: MemberId }>;

const selectProfile = defineStatement((viewer: ViewedProfile, db) =>
  selectCards(db)
    .select(isCardVisible(viewer).as("visible"))
    .where("profile.site_id", "=", viewer.site)
    .where("profile.id", "=", viewer.id),
);

/** A profile of the site in any state, and whether the viewer may open it. */
export async function findProfile(db: Db, viewer: Viewer, id: MemberId) {
  const [row] = await selectProfile(db, { ...viewer, id });
  return row;
}

interface CardList extends Viewer {
  readonly ids: readonly MemberId[];
}

function selectVisibleCards(list: Placeholders<CardList>, db: Db) {
  return selectCards(db)
    .where(sql<boolean>`profile.id = any (${list.ids}::uuid[])`)
    .where(isCardVisible(list));
}

/** The cards among `ids` that the viewer may open. */
export const listCards = defineStatement(selectVisibleCards);

/** The same, each with whether the viewer likes the profile. */
export const listCardsWithLikes = defineStatement((list: Placeholders<CardList>, db) =>
  selectVisibleCards(list, db).select(isLiked(list, sql.ref("profile.id")).as("liked")),
);

const selectDetails = defineStatement(({ site, member, id }: ViewedProfile, db) =>
  tables(db)
    .selectFrom("profile")
    .where((of) => of.and({ site_id: site, id }))
    .select(["gender", "sexuality", "reason", "tattoos", "hair_colour", "eye_colour", "body_type"])
    .select(["relationship_status", "about", "interests"])
    .select((from) =>
      from
        .selectFrom("profile as viewer")
        .where("viewer.site_id", "=", site)
        .where("viewer.id", "=", member)
        .where("viewer.id", "!=", id)
        .select("viewer.interests")
        .as("viewer_interests"),
    )
    .select(
      sql<Pick<ProfileTables["photo"], "position" | "file_key" | "locked_key">[]>`(
        select coalesce(json_agg(json_build_object('position', p.position, 'file_key', p.file_key,
          'locked_key', p.locked_key) order by p.position), '[]')
        from photo p
        where p.site_id = ${site} and p.profile_id = ${id} and p.active)`.as("photos"),
    ),
);

/** Attributes, text and interests of a profile, and its active photos, main image first. */
export async function getDetails(db: Db, viewer: Viewer, id: MemberId) {
  const [row] = await selectDetails(db, { ...viewer, id });
  if (!row) throw new Error("the profile was erased while it was read");
  return row;
}

/** How many fictional profiles of a site can be found. */
export async function countFictionalProfiles(db: Db, site: SiteId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from ${buildFindableProfiles({ site, member: null, fictional: true })} c
    where c.kind = 'fictional'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertProfile(db: Db, profile: NewProfile): Promise<MemberId> {
  const { id } = await tables(db)
    .insertInto("profile")
    .values(profile)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPhotos(
  db: Db,
  photos: readonly Omit<ProfileTables["photo"], "id" | "active">[],
): Promise<void> {
  if (photos.length > 0)
    await tables(db)
      .insertInto("photo")
      .values([...photos])
      .execute();
}

/** Stores when the member was last active, unless a stored time is at or after `before`. */
export async function touchLastActive(
  db: Db,
  site: SiteId,
  id: MemberId,
  at: Date,
  before: Date = at,
): Promise<void> {
  await tables(db)
    .updateTable("profile")
    .set({ last_active_at: at })
    .where((of) => of.and({ site_id: site, id }))
    .where("last_active_at", "<", before)
    .execute();
}

/**
 * Makes the profile visible to others from `at`; an already visible profile keeps its date, and one
 * that staff disabled stays hidden.
 */
export async function publishProfile(db: Db, site: SiteId, id: MemberId, at: Date): Promise<void> {
  await tables(db)
    .updateTable("profile")
    .set({ published_at: at })
    .where((of) => of.and({ site_id: site, id, published_at: null }))
    .where(sql<boolean>`not is_suspended(id)`)
    .execute();
}
