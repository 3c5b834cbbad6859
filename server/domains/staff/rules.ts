import type { SiteId } from "#contract/shared/ids.ts";
import type { CurrentStaff, RoleOfStaff } from "./office-context.ts";
import { listSitesWithRole } from "./office-context.ts";

const MINUTE_MS = 60_000;

/** How long a session in the office lasts at most. */
export const SESSION_MS = 12 * 60 * MINUTE_MS;
/** How long a session lasts without use. */
export const IDLE_MS = 30 * MINUTE_MS;
/** How long an invitation can be opened. */
export const INVITATION_MS = 3 * 24 * 60 * MINUTE_MS;
/** How many wrong attempts in a row block an address, and for how long. */
export const LOGIN_TRIES = { attempts: 5, blockMinutes: 15 };
/** How many recovery codes a person gets, for a lost phone. */
export const RECOVERY_CODES = 10;

interface Person {
  readonly id: string;
  readonly roles: readonly RoleOfStaff[];
}

/**
 * Whether an admin may disable somebody or make a new link, which both concern every site: only an
 * admin of all of the person's sites, and nobody for themselves.
 */
export function canManage(admin: CurrentStaff, person: Person): boolean {
  const sites = listSitesWithRole(admin, "admin");
  return admin.id !== person.id && person.roles.every(({ site }) => sites.includes(site));
}

/** The roles that an admin adds and removes to leave `next` on the admin's sites. */
export function decideRoleChanges(
  sites: readonly SiteId[],
  present: readonly RoleOfStaff[],
  next: readonly RoleOfStaff[],
): { readonly added: RoleOfStaff[]; readonly removed: RoleOfStaff[] } {
  const has = (list: readonly RoleOfStaff[], { site, role }: RoleOfStaff) =>
    list.some((one) => one.site === site && one.role === role);
  return {
    added: next.filter((one, at) => !has(present, one) && !has(next.slice(0, at), one)),
    removed: present.filter((one) => sites.includes(one.site) && !has(next, one)),
  };
}
