import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Secret } from "otpauth";
import type { StaffRole } from "#contract/office/roles.ts";
import { createTotpCode } from "#server/domains/staff/one-time-codes.ts";
import { DEMO_PASSWORD } from "#world/demo/demo-logins.ts";
import { demoSecretOf, demoStaff } from "#world/demo/demo-staff.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { postToOffice } from "./call-office.ts";

export interface StaffMember {
  readonly name: string;
  readonly email: string;
  readonly secret: Buffer;
}

interface StaffOptions {
  readonly name?: string;
  /** A moderator keeps the photos of these sites from all others for as long as the test lasts. */
  readonly on?: readonly string[];
}

export const STAFF_PASSWORD = "een boot vol turquoise lantaarns";
const CODE_MS = 30_000;
/** How long a code has to last, so that the request arrives before it expires. */
const LAST_MS = 6_000;

/**
 * Adds a person to the staff of some sites, by default of all three. A one-time code works once, so each test has a person of its own,
 * with three codes: one is consumed here, the present one signs in, and the next one is left.
 */
export async function addStaffMember(
  baseURL: string | undefined,
  role: StaffRole,
  { name = "Noor", on = demoSites.map(({ id }) => id) }: StaffOptions = {},
): Promise<StaffMember> {
  const person = { name, email: `${randomUUID()}@staff.example` };
  const roles = on.map((site) => ({ site, role }));
  const adminSession = process.env["E2E_ADMIN_SESSION"] ?? "";
  const invited = await postToOffice(
    baseURL,
    "/api/office/staff",
    { ...person, language: "nl", roles },
    adminSession,
  );
  const token = (invited.answer as { link: string }).link.split("#")[1];
  const opened = await postToOffice(baseURL, "/api/office/invitation", { token });
  const secret = Buffer.from(Secret.fromBase32((opened.answer as { secret: string }).secret).bytes);
  const left = CODE_MS - (Date.now() % CODE_MS);
  if (left < LAST_MS) await sleep(left);
  const code = createTotpCode(secret, new Date(Date.now() - CODE_MS));
  const body = { token, password: STAFF_PASSWORD, code };
  await postToOffice(baseURL, "/api/office/invitation/accept", body);
  return { ...person, secret };
}

/** The code that the person's phone shows after the present one, which is already valid. */
export const nextCode = ({ secret }: StaffMember) =>
  createTotpCode(secret, new Date(Date.now() + CODE_MS));

/** Signs in the demo's admin, who adds the staff of the tests. */
export async function openAdminSession(baseURL: string): Promise<void> {
  const admin = demoStaff.find(({ role }) => role === "admin");
  if (!admin) throw new Error("the demo's office has no admin");
  const proof = {
    email: admin.email,
    password: DEMO_PASSWORD,
    code: createTotpCode(demoSecretOf(admin), new Date()),
  };
  const { session } = await postToOffice(baseURL, "/api/office/session", proof);
  // Workers inherit it.
  process.env["E2E_ADMIN_SESSION"] = session;
}
