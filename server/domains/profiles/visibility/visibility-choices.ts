import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Visibility } from "#contract/profiles/visibility.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";

/** Who can find the member and write to the member first. */
export function loadVisibility(
  { services, site }: RequestContext,
  { id }: CurrentMember,
): Promise<Visibility> {
  return readVisibility(services.db, site.id, id);
}

/** Changes one or both choices. An unchanged choice keeps its date. */
export async function saveVisibility(
  { services, site, at }: RequestContext,
  { id }: CurrentMember,
  change: { readonly [Choice in keyof Visibility]?: boolean | undefined },
): Promise<Visibility> {
  const { invisible = null, liked_only = null } = change;
  await sql`
    update profile set
      invisible_since = case when coalesce(${invisible}::boolean, invisible_since is not null)
        then coalesce(invisible_since, ${at}) end,
      liked_only_since = case when coalesce(${liked_only}::boolean, liked_only_since is not null)
        then coalesce(liked_only_since, ${at}) end
    where site_id = ${site.id} and id = ${id}`.execute(services.db);
  services.changedProfiles.publish(id, "changed");
  return readVisibility(services.db, site.id, id);
}

async function readVisibility(db: Db, site: SiteId, id: MemberId): Promise<Visibility> {
  const { rows } = await sql<Visibility>`
    select invisible_since is not null as invisible, liked_only_since is not null as liked_only
    from profile where site_id = ${site} and id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError("authentication_required");
  return row;
}
