import type { Tx } from "#server/platform/database/database.ts";
import { encryptSecret } from "#server/platform/secrets/encryption.ts";
import type { Office } from "./office-context.ts";
import { createPerson } from "./invite-staff.ts";
import type { NewStaff } from "./invite-staff.ts";
import { findStaffByEmail, updateStaff } from "./store.ts";

/** A person in the demo's office: the password is public, and everybody can generate the codes. */
export interface DemoStaff extends NewStaff {
  readonly passwordHash: string;
  readonly secret: Buffer;
}

/** Adds a person who can sign in at once, unless the person was added before. */
export async function addDemoStaff(
  tx: Tx,
  office: Office,
  { passwordHash, secret, ...person }: DemoStaff,
  at: Date,
): Promise<void> {
  if (await findStaffByEmail(tx, person.email)) return;
  const id = await createPerson(tx, { at, by: null }, person);
  await updateStaff(tx, id, {
    password_hash: passwordHash,
    totp_secret: encryptSecret(office.key, secret),
  });
}
