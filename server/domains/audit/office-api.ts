import type { auditEndpoints } from "#contract/office/audit.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { listAudit } from "./list-audit.ts";
import { checkChain, getLastCheck } from "./store.ts";

export const auditOfficeApi: Handlers<typeof auditEndpoints, OfficeContext> = {
  "GET /api/office/audit": async (ctx, { query }) => {
    const { site, from, until, ...filters } = query;
    const own = listSitesWithRole(requireStaff(ctx), "admin");
    const { entries, more } = await listAudit(ctx.services.db, {
      ...filters,
      sites: own.filter((id) => site === undefined || id === site),
      from: from === undefined ? undefined : new Date(from),
      until: until === undefined ? undefined : new Date(until),
    });
    const nameSite = await loadSiteNames(ctx);
    return {
      more,
      entries: entries.map(({ site_id, staff_name, at, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        by: staff_name,
        site_name: site_id && nameSite(site_id),
      })),
    };
  },
  "GET /api/office/audit/chain": ({ services }) => presentLastCheck(services.db),
  "POST /api/office/audit/chain": async ({ services: { db }, at }) => {
    await checkChain(db, { at, isWhole: true });
    return presentLastCheck(db);
  },
};

async function presentLastCheck(db: Db) {
  const { checked_at, ...check } = await getLastCheck(db);
  return { ...check, checked_at: checked_at?.toISOString() ?? null };
}
