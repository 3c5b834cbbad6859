import type { SupportedMember } from "#contract/office/members.ts";
import { memberId } from "#contract/shared/ids.ts";
import { findAccount, findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { CurrentStaff, OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { SUPPORT_ROLES } from "./rules.ts";
import { listMembersById, listMembersByName } from "./support-store.ts";
import type { SupportedRow } from "./support-store.ts";

/** Beyond this, people of one name are found by their address or id. */
const MOST = 20;

/** The sites whose members a person supports. */
export function listSupportedSites(staff: Pick<CurrentStaff, "roles">): SiteId[] {
  return [...new Set(SUPPORT_ROLES.flatMap((role) => listSitesWithRole(staff, role)))];
}

/** The members of the person's sites whose id, name or email address is exactly this text. */
export async function findMembers(ctx: OfficeContext, text: string): Promise<SupportedMember[]> {
  const { db } = ctx.services;
  const sites = listSupportedSites(requireStaff(ctx));
  const id = memberId.safeParse(text);
  const accounts = await Promise.all(sites.map((site) => findAccount(db, site, text)));
  const ids = [...(id.success ? [id.data] : []), ...accounts.flatMap((one) => one?.id ?? [])];
  const rows =
    ids.length > 0
      ? await listMembersById(db, ids)
      : await listMembersByName(db, { sites, name: text, most: MOST });
  const own = rows.filter(({ site_id }) => sites.includes(site_id));
  const members = await Promise.all(own.map((row) => presentMember(ctx, row)));
  return members.filter((one) => one !== null);
}

/** A member as support sees it; null without an account. */
export async function presentMember(
  ctx: OfficeContext,
  { site_id, ...row }: SupportedRow,
): Promise<SupportedMember | null> {
  const account = await findEmailAddress(ctx.services.db, site_id, row.id);
  if (!account) return null;
  const nameSite = await loadSiteNames(ctx);
  return { ...row, site_name: nameSite(site_id), signed_up_at: account.signed_up_at.toISOString() };
}
