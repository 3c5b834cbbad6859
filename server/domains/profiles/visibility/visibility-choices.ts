import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Visibility } from "#contract/profiles/visibility.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findVisibility, updateVisibility } from "./visibility-store.ts";

/** Who can find the member and write to the member first. */
export function loadVisibility(
  { services, site }: RequestContext,
  { id }: CurrentMember,
): Promise<Visibility> {
  return getVisibility(services.db, site.id, id);
}

/** Changes one or both choices. An unchanged choice keeps its date. */
export async function saveVisibility(
  { services, site, at }: RequestContext,
  { id }: CurrentMember,
  change: { readonly [Choice in keyof Visibility]?: boolean | undefined },
): Promise<Visibility> {
  const { invisible = null, liked_only = null } = change;
  await updateVisibility(services.db, { site: site.id, id, at }, { invisible, liked_only });
  services.changedProfiles.publish(id, "changed");
  return getVisibility(services.db, site.id, id);
}

async function getVisibility(db: Db, site: SiteId, id: MemberId): Promise<Visibility> {
  const row = await findVisibility(db, site, id);
  if (!row) throw new AppError("authentication_required");
  return row;
}
