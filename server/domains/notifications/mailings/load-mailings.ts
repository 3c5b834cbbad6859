import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { ListedMailing, LoadedMailing } from "#contract/office/mailings.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import {
  listSitesWithRole,
  requireRole,
  requireStaff,
} from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import type { NameSite } from "#server/domains/staff/site-names.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { decideState, getSubject, LISTED_MAILINGS } from "./rules.ts";
import { countReceivers, findCounted, listCounted } from "./store.ts";
import type { CountedMailing } from "./store.ts";

/** The latest mailings of the admin's sites, and those sites. */
export async function listMailings(ctx: OfficeContext) {
  const own = listSitesWithRole(requireStaff(ctx), "admin");
  const sites = (await ctx.services.sites.all()).filter(({ id }) => own.includes(id));
  const [rows, nameSite] = await Promise.all([
    listCounted(ctx.services.db, own, LISTED_MAILINGS),
    loadSiteNames(ctx),
  ]);
  return {
    mailings: rows.map((row) => presentMailing(row, nameSite, ctx.at)),
    sites: sites.map(({ id, name, languages, hosts }) => ({
      id,
      name,
      languages: [...languages],
      hosts: [...hosts],
    })),
  };
}

/** Throws `not_found`, `role_required`. */
export async function loadMailing(ctx: OfficeContext, id: string): Promise<LoadedMailing> {
  const staff = requireStaff(ctx);
  const row = await findCounted(ctx.services.db, id);
  if (!row) throw new AppError("not_found");
  requireRole(staff, "admin", row.site_id);
  const { site_id: site, texts, version } = row;
  return { ...presentMailing(row, await loadSiteNames(ctx), ctx.at), site, texts, version };
}

/** How many members would get a mailing now, by language. Throws `role_required`. */
export async function countMailingReceivers(
  ctx: OfficeContext,
  { site, kind }: { readonly site: SiteId; readonly kind: MailingKind },
) {
  requireRole(requireStaff(ctx), "admin", site);
  return countReceivers(ctx.services.db, { site, kind, at: ctx.at });
}

/** A site of the admin. Throws `role_required`. */
export async function loadSite(ctx: OfficeContext, id: SiteId): Promise<Site> {
  requireRole(requireStaff(ctx), "admin", id);
  const site = (await ctx.services.sites.all()).find((one) => one.id === id);
  if (!site) throw new AppError("role_required");
  return site;
}

function presentMailing(
  { site_id, texts, starts_at, changed_at, waiting, ...row }: CountedMailing,
  nameSite: NameSite,
  at: Date,
): ListedMailing {
  const { id, kind, changed_by, receivers, sent, failed, unsubscribed } = row;
  return {
    id,
    kind,
    site_name: nameSite(site_id),
    subject: getSubject(texts),
    state: decideState({ ...row, starts_at }, waiting, at),
    starts_at: starts_at?.toISOString() ?? null,
    changed_at: changed_at.toISOString(),
    changed_by,
    receivers,
    sent,
    failed,
    unsubscribed,
  };
}
