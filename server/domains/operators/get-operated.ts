import type { ConversationId, SiteId } from "#contract/shared/ids.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { CurrentStaff, OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { OPERATING_ROLES } from "./rules.ts";
import { findOperated } from "./store.ts";

/** The sites on which a person writes as fictional profiles. */
export function listOperatedSites(staff: Pick<CurrentStaff, "roles">): SiteId[] {
  return [...new Set(OPERATING_ROLES.flatMap((role) => listSitesWithRole(staff, role)))];
}

/**
 * A conversation with a fictional profile, for a person who writes on its site. Throws `not_found`,
 * `role_required`.
 */
export async function getOperated(ctx: OfficeContext, id: ConversationId) {
  const staff = requireStaff(ctx);
  const row = await findOperated(ctx.services.db, { id, staff: staff.id });
  if (!row) throw new AppError("not_found");
  if (!listOperatedSites(staff).includes(row.site_id)) throw new AppError("role_required");
  return { row, staff };
}

/** The same if the person has claimed it. Throws `not_found`, `role_required`, `claim_ended`. */
export async function getClaimed(ctx: OfficeContext, id: ConversationId) {
  const found = await getOperated(ctx, id);
  if (!found.row.is_mine) throw new AppError("claim_ended");
  return found;
}
