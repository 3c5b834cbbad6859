import type { SupportedMember } from "#contract/office/members.ts";
import { dayIn } from "#contract/formatting/formats.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { validateBirthDate } from "#server/domains/profiles/validate-person.ts";
import { lockRole } from "#server/domains/staff/lock-role.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { listSupportedSites, presentMember } from "./find-members.ts";
import { describeCorrection, SUPPORT_ROLES } from "./rules.ts";
import type { Identity } from "./rules.ts";
import { listMembersById, lockMember, updateMember } from "./support-store.ts";

interface Correction extends Identity {
  readonly reason: string;
}

/**
 * Changes a member's birth date and gender and records it with the old values; values that are
 * stored already change nothing, so that a retry is harmless. Throws `not_found`, `role_required`,
 * and `invalid_input` for a member who would be too young.
 */
export async function saveCorrection(
  ctx: OfficeContext,
  id: MemberId,
  { reason, ...after }: Correction,
): Promise<SupportedMember> {
  const { db, changedProfiles } = ctx.services;
  const staff = requireStaff(ctx);
  const [found] = await listMembersById(db, [id]);
  if (!found) throw new AppError("not_found");
  const site = found.site_id;
  if (!listSupportedSites(staff).includes(site)) throw new AppError("role_required");
  await assertOldEnough(ctx, site, after.date_of_birth);
  const hasChanged = await db.transaction().execute(async (tx) => {
    await lockRole(tx, { staff: staff.id, site, roles: SUPPORT_ROLES });
    const before = await lockMember(tx, id);
    if (!before) throw new AppError("not_found");
    const changes = describeCorrection(before, after);
    if (Object.keys(changes).length === 0) return false;
    await updateMember(tx, id, after);
    const details = { ...changes, reason };
    await recordAct(ctx, tx, { site, target: id, action: "member.corrected", details });
    return true;
  });
  if (hasChanged) changedProfiles.publish(id, "changed");
  const member = await presentMember(ctx, { ...found, ...after });
  if (!member) throw new AppError("not_found");
  return member;
}

/** By the rule of sign-up, in words for staff. */
async function assertOldEnough({ services, at }: OfficeContext, id: SiteId, born: string) {
  const site = (await services.sites.all()).find((one) => one.id === id);
  if (!site) throw new AppError("not_found");
  const code = validateBirthDate(born, site.min_age, dayIn(site.time_zone, at));
  if (code === null) return;
  const date_of_birth = code === "too_young" ? "member_too_young" : code;
  throw new AppError("invalid_input", { fields: { date_of_birth } });
}
