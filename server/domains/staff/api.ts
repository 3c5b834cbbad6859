import { LANGUAGE_COOKIE_DAYS } from "#contract/shared/constants.ts";
import type { officePasskeyEndpoints } from "#contract/office/passkeys.ts";
import type { RoleOnSite, sessionEndpoints } from "#contract/office/session.ts";
import type { staffEndpoints } from "#contract/office/staff.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { consumeInvitation, openInvitation } from "./consume-invitation.ts";
import { endSession } from "./current-staff.ts";
import {
  createNewLink,
  createStaff,
  endSessionsOf,
  setDisabled,
  updateRoles,
} from "./manage-staff.ts";
import { listSitesWithRole, requireStaff } from "./office-context.ts";
import type { CurrentStaff, OfficeContext, RoleOfStaff } from "./office-context.ts";
import { addPasskey, startPasskey } from "./passkeys/add-passkey.ts";
import { listPasskeys, removePasskey, updatePasskeyName } from "./passkeys/change-passkeys.ts";
import { signInWithPasskey, startPasskeySignIn } from "./passkeys/sign-in-with-passkey.ts";
import { canManage } from "./rules.ts";
import { signIn } from "./sign-in.ts";
import { loadSiteNames } from "./site-names.ts";
import type { NameSite } from "./site-names.ts";
import { listInvitations, listRoles, listStaff, updateStaff } from "./store.ts";

type Endpoints = typeof sessionEndpoints & typeof officePasskeyEndpoints & typeof staffEndpoints;

export const staffApi: Handlers<Endpoints, OfficeContext> = {
  "GET /api/office/session": async (ctx) => ({
    staff: ctx.staff && (await presentStaff(ctx, ctx.staff)),
  }),
  "POST /api/office/session": async (ctx, { body }) => ({
    staff: await presentStaff(ctx, await signIn(ctx, body)),
  }),
  // The request itself counts as use, like every request that is not a GET.
  "PUT /api/office/session": () => Promise.resolve(undefined),
  "DELETE /api/office/session": (ctx) => endSession(ctx),
  "PUT /api/office/language": async (ctx, { body: { language } }) => {
    ctx.cookies.set("language", language, LANGUAGE_COOKIE_DAYS);
    if (ctx.staff) await updateStaff(ctx.services.db, ctx.staff.id, { language });
  },
  "POST /api/office/invitation": (ctx, { body }) => openInvitation(ctx, body.token),
  "POST /api/office/invitation/accept": async (ctx, { body }) => ({
    recovery_codes: await consumeInvitation(ctx, body),
  }),
  "POST /api/office/session/passkey/options": async (ctx) => ({
    options: await startPasskeySignIn(ctx),
  }),
  "POST /api/office/session/passkey": async (ctx, { body }) => ({
    staff: await presentStaff(ctx, await signInWithPasskey(ctx, body.credential)),
  }),
  "GET /api/office/passkeys": async (ctx) => ({ passkeys: await listPasskeys(ctx) }),
  "POST /api/office/passkeys/options": async (ctx, { body }) => ({
    options: await startPasskey(ctx, body),
  }),
  "POST /api/office/passkeys": (ctx, { body }) => addPasskey(ctx, body),
  "PUT /api/office/passkeys/:id": (ctx, { params, body }) =>
    updatePasskeyName(ctx, { ...params, ...body }),
  "DELETE /api/office/passkeys/:id": (ctx, { params }) => removePasskey(ctx, params.id),
  "GET /api/office/staff": async (ctx) => loadStaff(ctx, requireStaff(ctx)),
  "POST /api/office/staff": async (ctx, { body }) => ({
    link: await createStaff(ctx, { ...body, roles: toRoles(body.roles) }),
  }),
  "PUT /api/office/staff/:id/roles": (ctx, { params, body }) =>
    updateRoles(ctx, params.id, toRoles(body.roles)),
  "POST /api/office/staff/:id/disable": (ctx, { params }) => setDisabled(ctx, params.id, true),
  "POST /api/office/staff/:id/sign-out": (ctx, { params }) => endSessionsOf(ctx, params.id),
  "POST /api/office/staff/:id/enable": (ctx, { params }) => setDisabled(ctx, params.id, false),
  "POST /api/office/staff/:id/invitation": async (ctx, { params }) => ({
    link: await createNewLink(ctx, params.id),
  }),
};

/** The use case rejects a site that does not exist, because the admin has no role there. */
function toRoles(roles: readonly { site: string; role: RoleOfStaff["role"] }[]): RoleOfStaff[] {
  return roles.map(({ site, role }) => ({ site: site as SiteId, role }));
}

async function presentStaff(ctx: OfficeContext, { name, email, roles }: CurrentStaff) {
  return { name, email, roles: presentRoles(await loadSiteNames(ctx), roles) };
}

function presentRoles(nameSite: NameSite, roles: readonly RoleOfStaff[]): RoleOnSite[] {
  return roles.map(({ site, role }) => ({ site, role, site_name: nameSite(site) }));
}

async function loadStaff(ctx: OfficeContext, admin: CurrentStaff) {
  const { db } = ctx.services;
  const sites = listSitesWithRole(admin, "admin");
  const people = await listStaff(db, sites);
  const ids = people.map(({ id }) => id);
  const roles = await listRoles(db, ids);
  const invitations = await listInvitations(db, ids, ctx.at);
  const nameSite = await loadSiteNames(ctx);
  return {
    sites: sites.map((id) => ({ id, name: nameSite(id) })),
    staff: people.map(({ id, name, email, ...person }) => {
      const own = roles.get(id) ?? [];
      return {
        id,
        name,
        email,
        roles: presentRoles(
          nameSite,
          own.filter(({ site }) => sites.includes(site)),
        ),
        ready: person.password_hash !== null,
        invited_until: invitations.get(id)?.toISOString() ?? null,
        disabled: person.disabled_at !== null,
        manageable: canManage(admin, { id, roles: own }),
      };
    }),
  };
}
