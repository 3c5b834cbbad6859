import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import { buildVisibleProfiles } from "#server/domains/profiles/visibility/visibility.ts";
import type { Viewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db } from "#server/platform/database/database.ts";

interface FoundPhoto {
  readonly profile_id: MemberId;
  readonly position: number;
  readonly active: boolean;
  readonly fictional: boolean;
  /** The caller may open the profile. */
  readonly visible: boolean;
}

/** The photo with this key, or whose blurred picture has it. */
export async function findPhoto(
  db: Db,
  viewer: Viewer,
  key: string,
  isLocked: boolean,
): Promise<FoundPhoto | undefined> {
  const { rows } = await sql<FoundPhoto>`
    select p.profile_id, p.position, p.active, o.kind = 'fictional' as fictional, exists (
      select from ${buildVisibleProfiles(viewer)} v where v.id = p.profile_id) as visible
    from photo p join profile o on o.site_id = p.site_id and o.id = p.profile_id
    where p.site_id = ${viewer.site} and ${sql.ref(isLocked ? "p.locked_key" : "p.file_key")} = ${key}
      and p.deleted_at is null`.execute(db);
  return rows[0];
}

/** The secret that signs addresses of photos. */
export async function getPhotoSecret(db: Db): Promise<string> {
  const { rows } = await sql<{ secret: string }>`select secret from photo_secret`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the table photo_secret is empty");
  return row.secret;
}
