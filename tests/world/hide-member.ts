import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Database } from "#server/platform/database/database.ts";

/** Every way to hide a profile from a viewer. */
export const waysToHide = ["disabled", "deleted", "blocked", "blocking", "invisible"] as const;
export type WayToHide = (typeof waysToHide)[number];

/** Hides a member from the viewer: `blocked` by the viewer, or `blocking` the viewer. */
export async function hideMember(
  db: Database,
  id: MemberId,
  how: WayToHide,
  viewer: MemberId,
): Promise<void> {
  const at = new Date("2026-11-20T12:00:00Z");
  const [blocker, blocked] = how === "blocked" ? [viewer, id] : [id, viewer];
  const statements = {
    disabled: sql`update profile set published_at = null where id = ${id}`,
    deleted: sql`update profile set deleted_at = ${at} where id = ${id}`,
    invisible: sql`update profile set invisible_since = ${at} where id = ${id}`,
    block: sql`insert into block select site_id, ${blocker}, ${blocked}, ${at}
      from profile where id = ${id}`,
  };
  const statement = how === "blocked" || how === "blocking" ? "block" : how;
  await statements[statement].execute(db);
}

/** Undoes `hideMember`. */
export async function showMember(db: Database, id: MemberId): Promise<void> {
  await sql`update profile set deleted_at = null, invisible_since = null,
    published_at = coalesce(published_at, now()) where id = ${id}`.execute(db);
  await sql`delete from block where ${id} in (blocker_id, blocked_id)`.execute(db);
}
