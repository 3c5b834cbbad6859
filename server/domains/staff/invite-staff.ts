import { invitationPath } from "#contract/office/pages.ts";
import type { StaffId } from "#contract/office/staff.ts";
import { normalizeEmail } from "#server/domains/accounts/rules.ts";
import { recordAudit } from "#server/domains/audit/record-audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { encryptSecret } from "#server/platform/secrets/encryption.ts";
import { createToken, hashToken } from "#server/platform/secrets/tokens.ts";
import type { PublicOrigin } from "#server/domains/sites/site-url.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Office, RoleOfStaff } from "./office-context.ts";
import { createTotpSecret } from "./one-time-codes.ts";
import { INVITATION_MS } from "./rules.ts";
import * as store from "./store.ts";

export interface NewStaff {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly roles: readonly RoleOfStaff[];
}

/** Who invites: a person of staff, or null for the command line. */
export interface Inviter {
  readonly by: StaffId | null;
  readonly office: Office;
  readonly origin: PublicOrigin;
  readonly at: Date;
}

/** Adds a person with an invitation and returns its link. Throws `invalid_input` for a known address. */
export async function addStaff(tx: Tx, inviter: Inviter, person: NewStaff): Promise<string> {
  return createInvitation(tx, inviter, await createPerson(tx, inviter, person));
}

/** Adds a person who cannot sign in yet. Throws `invalid_input` for a known address. */
export async function createPerson(
  tx: Tx,
  { at, by }: Pick<Inviter, "at" | "by">,
  person: NewStaff,
): Promise<StaffId> {
  const { name, language, roles } = person;
  const email = normalizeEmail(person.email);
  if (await store.findStaffByEmail(tx, email)) {
    throw new AppError("invalid_input", { fields: { email: "staff_known" } });
  }
  const id = await store.insertStaff(tx, { name, email, language, at });
  await store.insertRoles(tx, id, roles, at);
  // One entry for each role, because the admins of one site read nothing about another.
  for (const { site, role } of roles) {
    await recordAudit(tx, {
      at,
      staff: by,
      site,
      action: "staff.added",
      target: id,
      details: { role },
    });
  }
  return id;
}

/** Invites a person again, in place of the earlier link. */
export async function createInvitationAgain(
  tx: Tx,
  inviter: Inviter,
  id: StaffId,
): Promise<string> {
  const link = await createInvitation(tx, inviter, id);
  const { at, by } = inviter;
  await recordAudit(tx, { at, staff: by, site: null, action: "staff.invited", target: id });
  return link;
}

async function createInvitation(tx: Tx, { office, origin, at }: Inviter, id: StaffId) {
  const token = createToken();
  await store.saveInvitation(tx, {
    token_hash: hashToken(token),
    staff_id: id,
    totp_secret: encryptSecret(office.key, createTotpSecret()),
    created_at: at,
    expires_at: new Date(at.getTime() + INVITATION_MS),
  });
  return buildSiteUrl(origin, { domain: office.host }, invitationPath(token));
}
