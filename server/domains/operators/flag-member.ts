import type { OpenFlag } from "#contract/office/supervision.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { lockRole } from "#server/domains/staff/lock-role.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findFlagSite, insertFlag, listOpenFlags, releaseFlagRow } from "./flag-store.ts";
import { getClaimed } from "./get-operated.ts";
import { lockReplies } from "./lock-replies.ts";
import { OPERATING_ROLES } from "./rules.ts";
import { lockOperated, releaseRow } from "./store.ts";

/**
 * Flags the member of a claimed conversation as vulnerable. No fictional profile replies to the member
 * until an admin releases the flag; the claim ends. Throws `not_found`, `role_required`,
 * `claim_ended`, and `conversation_held` if the member is flagged already.
 */
export async function createFlag(
  ctx: OfficeContext,
  id: ConversationId,
  reason: string,
): Promise<void> {
  const { row, staff } = await getClaimed(ctx, id);
  const { site_id: site, member_id: member } = row;
  const { at } = ctx;
  await ctx.services.db.transaction().execute(async (tx) => {
    await lockRole(tx, { staff: staff.id, site, roles: OPERATING_ROLES });
    await lockReplies(tx, member);
    const locked = await lockOperated(tx, { id, staff: staff.id });
    if (!locked?.is_mine) throw new AppError("claim_ended");
    const flag = { conversation: id, site, member, reason, staff: staff.id, at };
    if (!(await insertFlag(tx, flag))) throw new AppError("conversation_held");
    await releaseRow(tx, { id, staff: staff.id });
    await recordAct(ctx, tx, { site, target: id, action: "member.flagged" });
  });
}

/** The open flags of the sites where the person is an admin. */
export async function listFlags(ctx: OfficeContext): Promise<OpenFlag[]> {
  const sites = listSitesWithRole(requireStaff(ctx), "admin");
  const [rows, nameSite] = await Promise.all([
    listOpenFlags(ctx.services.db, sites, ctx.at),
    loadSiteNames(ctx),
  ]);
  return rows.map((row) => ({
    id: row.id,
    conversation: row.conversation_id,
    site_name: nameSite(row.site_id),
    member: { name: row.member_name, age: row.member_age },
    profile: { name: row.profile_name },
    reason: row.reason,
    by: row.by,
    at: row.flagged_at.toISOString(),
  }));
}

/** How many flags wait for the person; null for somebody who is no admin. */
export async function countFlags(ctx: OfficeContext): Promise<number | null> {
  const sites = listSitesWithRole(requireStaff(ctx), "admin");
  return sites.length > 0 ? (await listOpenFlags(ctx.services.db, sites, ctx.at)).length : null;
}

/** Lets operators reply to a flagged member again. Throws `not_found`, `role_required`. */
export async function releaseFlag(ctx: OfficeContext, id: string, advice: string): Promise<void> {
  const { db } = ctx.services;
  const { at } = ctx;
  const staff = requireStaff(ctx);
  const sites = listSitesWithRole(staff, "admin");
  const site = await findFlagSite(db, id);
  if (site === null) throw new AppError("not_found");
  if (!sites.includes(site)) throw new AppError("role_required");
  await db.transaction().execute(async (tx) => {
    await lockRole(tx, { staff: staff.id, site, roles: ["admin"] });
    const released = await releaseFlagRow(tx, { id, sites, staff: staff.id, advice, at });
    if (!released) throw new AppError("not_found");
    const target = released.conversation_id;
    await recordAct(ctx, tx, { site, target, action: "member.flag_released" });
  });
}
