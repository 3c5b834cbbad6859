import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { SiteId } from "#contract/shared/ids.ts";
import type { StaffRole } from "#contract/office/roles.ts";
import { addStaff } from "#server/domains/staff/invite-staff.ts";
import { anAddress } from "#tests/world/an-address.ts";
import type { testApp, Visitor } from "#tests/test-app.ts";

type App = ReturnType<typeof testApp>;

export const OFFICE_HOST = "office.localhost";
export const STAFF_PASSWORD = "een boot vol turquoise lantaarns";

interface Options {
  readonly roles?: readonly (readonly [site: string, role: StaffRole])[];
}

/** A person of staff who has accepted the invitation, with the browser that did. */
export async function aStaffMember(app: App, { roles = [["vonk", "moderator"]] }: Options = {}) {
  const email = `${randomUUID()}@staff.example`;
  const link = await inviteFor(app, email, roles);
  return { email, ...(await acceptInvitation(app, link)) };
}

/** Opens the link of an invitation in a new browser, and accepts it. */
export async function acceptInvitation(app: App, link: string) {
  const browser = app.visitor(OFFICE_HOST);
  const token = link.split("#")[1] ?? "";
  const opened = (await postFrom(browser, "/api/office/invitation", { token })).json();
  const secret = Secret.fromBase32(opened.secret);
  const code = () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  const body = { token, password: STAFF_PASSWORD, code: code() };
  const accepted = await postFrom(browser, "/api/office/invitation/accept", body);
  // Without it, every later call would fail for want of a session.
  if (accepted.statusCode !== 200) throw new Error(`not accepted: ${accepted.body}`);
  const recoveryCodes = accepted.json().recovery_codes as string[];
  return { browser, code, recoveryCodes, secret: Buffer.from(secret.bytes), token };
}

/** Invites a person as the command line does; returns the link. */
export function inviteFor(app: App, email: string, roles: Options["roles"] = []): Promise<string> {
  const { config, services } = app.context;
  if (!config.office) throw new Error("the app has no office");
  const inviter = {
    by: null,
    office: config.office,
    origin: services.publicOrigin,
    at: app.clock.now(),
  };
  const person = {
    name: "Nadia",
    email,
    language: "nl",
    roles: roles.map(([site, role]) => ({ site: site as SiteId, role })),
  };
  return app.db.transaction().execute((tx) => addStaff(tx, inviter, person));
}

/** A new browser that signs in with a fresh code. */
export async function signIn(app: App, person: { email: string; code: () => string }) {
  const browser: Visitor = app.visitor(OFFICE_HOST);
  const answer = await postFrom(browser, "/api/office/session", {
    email: person.email,
    password: STAFF_PASSWORD,
    code: person.code(),
  });
  return { browser, answer };
}

/** Posts from an address of its own, because sign-ins are limited per address. */
function postFrom(browser: Visitor, url: string, payload: object) {
  return browser.send({ method: "POST", url, payload, remoteAddress: anAddress() });
}
