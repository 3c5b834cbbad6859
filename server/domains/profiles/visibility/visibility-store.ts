import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Visibility } from "#contract/profiles/visibility.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";

/** `member` is null for a visitor. */
export interface Viewer {
  readonly site: SiteId;
  readonly member: MemberId | null;
  /** The owner has enabled fictional profiles. */
  readonly fictional: boolean;
}

/** A viewer who is a member. */
export interface MemberViewer extends Viewer {
  readonly member: MemberId;
}

/**
 * A `from` item: the search cards of profiles a viewer can find without knowing them. For search,
 * swipe, related profiles and every count of members.
 */
export function buildFindableProfiles({ site, member, fictional }: Viewer): RawBuilder<unknown> {
  return sql`findable_profiles(${site}::text, ${member}::uuid, ${fictional}::boolean)`;
}

/**
 * A `from` item: the search cards of profiles a viewer can open, like and write to. For pages
 * opened by id, likes and chats.
 */
export function buildVisibleProfiles(viewer: Viewer | Placeholders<Viewer>): RawBuilder<unknown> {
  const { site, member, fictional } = viewer;
  return sql`visible_profiles(${site}::text, ${member}::uuid, ${fictional}::boolean)`;
}

/** Whether the viewer can open, like and write to this profile. */
export async function isVisible(db: Db, viewer: Viewer, id: MemberId): Promise<boolean> {
  const { rows } = await sql<{ visible: boolean }>`
    select exists (select from ${buildVisibleProfiles(viewer)} v where v.id = ${id}) as visible`.execute(
    db,
  );
  return rows[0]?.visible ?? false;
}

/** Whether others can see the member. */
export async function isPublished(db: Db, site: SiteId, id: MemberId): Promise<boolean> {
  const { rows } = await sql<{ published: boolean }>`
    select is_published(${site}, ${id}) as published`.execute(db);
  return rows[0]?.published ?? false;
}

/**
 * The same, locked until the transaction ends: a concurrent confirmation waits for it and then
 * finds what the transaction left pending.
 */
export async function lockPublished(tx: Tx, site: SiteId, id: MemberId): Promise<boolean> {
  if (await isPublished(tx, site, id)) return true;
  await sql`select from profile where site_id = ${site} and id = ${id} for share`.execute(tx);
  return isPublished(tx, site, id);
}

/** Changes one or both choices. An unchanged choice keeps its date. */
export async function updateVisibility(
  db: Db,
  { site, id, at }: { readonly site: SiteId; readonly id: MemberId; readonly at: Date },
  { invisible, liked_only }: { readonly [Choice in keyof Visibility]: boolean | null },
): Promise<void> {
  await sql`
    update profile set
      invisible_since = case when coalesce(${invisible}::boolean, invisible_since is not null)
        then coalesce(invisible_since, ${at}) end,
      liked_only_since = case when coalesce(${liked_only}::boolean, liked_only_since is not null)
        then coalesce(liked_only_since, ${at}) end
    where site_id = ${site} and id = ${id}`.execute(db);
}

export async function findVisibility(
  db: Db,
  site: SiteId,
  id: MemberId,
): Promise<Visibility | undefined> {
  const { rows } = await sql<Visibility>`
    select invisible_since is not null as invisible, liked_only_since is not null as liked_only
    from profile where site_id = ${site} and id = ${id}`.execute(db);
  return rows[0];
}
