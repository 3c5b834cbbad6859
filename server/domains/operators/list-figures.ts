import type { OperatorFigures } from "#contract/office/supervision.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { listFiguresSince } from "./figures-store.ts";
import { listOperatedSites } from "./get-operated.ts";

const DAY_MS = 86_400_000;

/**
 * What each operator of the sites where the person is an admin did in the last days; of an operator who
 * is none, the own figures.
 */
export async function listFigures(ctx: OfficeContext, days: number): Promise<OperatorFigures[]> {
  const staff = requireStaff(ctx);
  const managed = listSitesWithRole(staff, "admin");
  const since = new Date(ctx.at.getTime() - days * DAY_MS);
  return managed.length > 0
    ? listFiguresSince(ctx.services.db, { sites: managed, only: null, since })
    : listFiguresSince(ctx.services.db, { sites: listOperatedSites(staff), only: staff.id, since });
}
