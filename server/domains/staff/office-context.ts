import type { SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { StaffRole } from "#contract/office/roles.ts";
import type { StaffId } from "#contract/office/staff.ts";
import type { Cookies, Services } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";

export interface RoleOfStaff {
  readonly site: SiteId;
  readonly role: StaffRole;
}

/** The person of staff who is signed in. */
export interface CurrentStaff {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleOfStaff[];
  readonly sessionHash: Buffer;
  /** When the session was used last. */
  readonly usedAt: Date;
}

/** One request to the office. */
export interface OfficeContext {
  readonly services: Services;
  /** The office's host and the key of its secrets. */
  readonly office: Office;
  readonly staff: CurrentStaff | null;
  readonly locale: Locale;
  readonly at: Date;
  readonly from: string;
  readonly cookies: Cookies;
}

export interface Office {
  readonly host: string;
  /** Encrypts the secrets of one-time codes. */
  readonly key: Buffer;
}

/** The person who is signed in. Throws `authentication_required` if nobody is. */
export function requireStaff({ staff }: Pick<OfficeContext, "staff">): CurrentStaff {
  if (!staff) throw new AppError("authentication_required");
  return staff;
}

/** The sites on which a person has a role. */
export function listSitesWithRole(
  { roles }: Pick<CurrentStaff, "roles">,
  role: StaffRole,
): SiteId[] {
  return roles.filter((one) => one.role === role).map(({ site }) => site);
}

/** Throws `role_required` unless the person has the role on the site. */
export function requireRole(
  staff: Pick<CurrentStaff, "roles">,
  role: StaffRole,
  site: SiteId,
): void {
  if (!listSitesWithRole(staff, role).includes(site)) throw new AppError("role_required");
}
