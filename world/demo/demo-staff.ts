import { createHash } from "node:crypto";
import type { StaffRole } from "#contract/office/roles.ts";
import type { Database } from "#server/platform/database/database.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { addDemoStaff } from "#server/domains/staff/add-demo-staff.ts";
import type { Office } from "#server/domains/staff/office-context.ts";
import { DEMO_PASSWORD } from "./demo-logins.ts";
import { demoSites } from "./demo-sites.ts";

export interface DemoStaffLogin {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Who can sign in to the demo's office, each on all three sites. The README mentions them. */
export const demoStaff: readonly DemoStaffLogin[] = [
  { name: "Nadia", email: "nadia@office.example", role: "moderator" },
  { name: "Bram", email: "bram@office.example", role: "moderator" },
  { name: "Noor", email: "noor@office.example", role: "operator" },
  { name: "Timo", email: "timo@office.example", role: "operator" },
  { name: "Carla", email: "carla@office.example", role: "admin" },
];

/** The secret of a demo log-in's one-time codes, as public as the password. */
export function demoSecretOf({ email }: DemoStaffLogin): Buffer {
  return createHash("sha1").update(`one-time codes of ${email}`).digest();
}

/** Adds the people of the demo's office who are not there yet. */
export async function seedStaff(db: Database, office: Office, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const login of demoStaff) {
    const { name, email, role } = login;
    const roles = demoSites.map(({ id }) => ({ site: id as SiteId, role }));
    const person = { name, email, roles, language: "nl", passwordHash };
    await db
      .transaction()
      .execute((tx) => addDemoStaff(tx, office, { ...person, secret: demoSecretOf(login) }, now));
  }
}
