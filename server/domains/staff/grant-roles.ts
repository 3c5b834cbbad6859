import type { StaffId } from "#contract/office/staff.ts";
import { normalizeEmail } from "#server/domains/accounts/rules.ts";
import { recordAudit } from "#server/domains/audit/record-audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Inviter } from "./invite-staff.ts";
import type { RoleOfStaff } from "./office-context.ts";
import { findStaffByEmail, insertRoles } from "./store.ts";

/** Adds roles to the person with this address. Returns the person, or null if there is none. */
export async function grantRoles(
  tx: Tx,
  { by, at }: Inviter,
  email: string,
  roles: readonly RoleOfStaff[],
): Promise<{ readonly id: StaffId; readonly disabled: boolean } | null> {
  const known = await findStaffByEmail(tx, normalizeEmail(email));
  if (!known) return null;
  await insertRoles(tx, known.id, roles, at);
  for (const { site, role } of roles) {
    await recordAudit(tx, {
      at,
      staff: by,
      site,
      action: "staff.roles_changed",
      target: known.id,
      details: { added: [role], removed: [] },
    });
  }
  return { id: known.id, disabled: known.disabled_at !== null };
}
