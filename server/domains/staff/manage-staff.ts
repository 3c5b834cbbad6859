import type { SiteId } from "#contract/shared/ids.ts";
import type { StaffId } from "#contract/office/staff.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { addStaff, createInvitationAgain } from "./invite-staff.ts";
import type { Inviter, NewStaff } from "./invite-staff.ts";
import { listSitesWithRole, requireRole, requireStaff } from "./office-context.ts";
import type { CurrentStaff, OfficeContext, RoleOfStaff } from "./office-context.ts";
import { canManage, decideRoleChanges } from "./rules.ts";
import { endSessions } from "./session-store.ts";
import * as store from "./store.ts";

/** Adds a person to the admin's sites and returns the link of the invitation. */
export async function createStaff(ctx: OfficeContext, person: NewStaff): Promise<string> {
  const admin = requireStaff(ctx);
  for (const { site } of person.roles) requireRole(admin, "admin", site);
  const { db } = ctx.services;
  return db.transaction().execute((tx) => addStaff(tx, toInviter(ctx, admin), person));
}

/** Creates a new link, for a lost phone or a forgotten password. */
export async function createNewLink(ctx: OfficeContext, id: StaffId): Promise<string> {
  return ctx.services.db.transaction().execute(async (tx) => {
    const admin = await requireManager(ctx, tx, id);
    return createInvitationAgain(tx, toInviter(ctx, admin), id);
  });
}

/** Disables a person, or enables them again. */
export async function setDisabled(
  ctx: OfficeContext,
  id: StaffId,
  disabled: boolean,
): Promise<void> {
  await ctx.services.db.transaction().execute(async (tx) => {
    await requireManager(ctx, tx, id);
    await store.updateStaff(tx, id, { disabled_at: disabled ? ctx.at : null });
    if (disabled) await endSessions(tx, id, ctx.at);
    const action = disabled ? "staff.disabled" : "staff.enabled";
    await recordAct(ctx, tx, { site: null, action, target: id });
  });
}

/** Signs a person out everywhere, after which the person can sign in again. */
export async function endSessionsOf(ctx: OfficeContext, id: StaffId): Promise<void> {
  await ctx.services.db.transaction().execute(async (tx) => {
    await requireManager(ctx, tx, id);
    await endSessions(tx, id, ctx.at);
    await recordAct(ctx, tx, { site: null, action: "staff.sessions_ended", target: id });
  });
}

/**
 * Replaces a person's roles on the admin's sites; those on other sites stay. New roles end an open
 * invitation. Admins cannot change their
 * own roles, so that a site never loses its last admin by mistake.
 */
export async function updateRoles(
  ctx: OfficeContext,
  id: StaffId,
  next: readonly RoleOfStaff[],
): Promise<void> {
  const admin = requireStaff(ctx);
  const sites = listSitesWithRole(admin, "admin");
  for (const { site } of next) requireRole(admin, "admin", site);
  if (id === admin.id) throw new AppError("role_required");
  await ctx.services.db.transaction().execute(async (tx) => {
    const present = await getRoles(tx, id);
    if (!isVisible(present, sites)) throw new AppError("not_found");
    const { added, removed } = decideRoleChanges(sites, present, next);
    await store.insertRoles(tx, id, added, ctx.at);
    await store.deleteRoles(tx, id, removed);
    // The link of an open invitation may be in other hands, and was not made for these roles.
    if (added.length > 0) await store.deleteInvitations(tx, id);
    for (const site of new Set([...added, ...removed].map((one) => one.site))) {
      const rolesOf = (list: readonly RoleOfStaff[]) =>
        list.filter((one) => one.site === site).map(({ role }) => role);
      await recordAct(ctx, tx, {
        site,
        action: "staff.roles_changed",
        target: id,
        details: { added: rolesOf(added), removed: rolesOf(removed) },
      });
    }
  });
}

/** The admin. Throws `not_found` for a person of other sites, `role_required` for one of more sites. */
async function requireManager(ctx: OfficeContext, tx: Tx, id: StaffId): Promise<CurrentStaff> {
  const admin = requireStaff(ctx);
  const roles = await getRoles(tx, id);
  if (!isVisible(roles, listSitesWithRole(admin, "admin"))) throw new AppError("not_found");
  if (!canManage(admin, { id, roles })) throw new AppError("role_required");
  return admin;
}

const isVisible = (roles: readonly RoleOfStaff[], sites: readonly SiteId[]) =>
  roles.some(({ site }) => sites.includes(site));

async function getRoles(tx: Tx, id: StaffId): Promise<readonly RoleOfStaff[]> {
  if (!(await store.lockStaff(tx, id))) throw new AppError("not_found");
  return (await store.listRoles(tx, [id])).get(id) ?? [];
}

function toInviter({ office, services, at }: OfficeContext, admin: CurrentStaff): Inviter {
  return { by: admin.id, office, origin: services.publicOrigin, at };
}
