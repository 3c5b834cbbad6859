import { beforeEach, expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import {
  acceptInvitation,
  aStaffMember,
  OFFICE_HOST,
  STAFF_PASSWORD,
  signIn,
} from "#tests/world/a-staff-member.ts";
import { anAuthenticator } from "#tests/world/an-authenticator.ts";

const app = testApp();
// Clears the previous test's rate limits and used codes.
beforeEach(() => app.clock.advance(300_000));

const site = { origin: `http://${OFFICE_HOST}:3000`, host: OFFICE_HOST };
type Staff = Awaited<ReturnType<typeof aStaffMember>>;
type Answer = Awaited<ReturnType<Visitor["post"]>>;
const errorOf = (answer: Answer) => answer.json<{ error?: string }>().error;
const challengeIn = (answer: Answer) =>
  answer.json<{ options: { challenge: string } }>().options.challenge;

function startPasskey({ browser, code }: Pick<Staff, "browser" | "code">) {
  const body = { password: STAFF_PASSWORD, code: code() };
  return browser.post("/api/office/passkeys/options", body);
}

/** A person of staff with a passkey, on the device that made it. */
async function withPasskey(options: Parameters<typeof aStaffMember>[1] = {}) {
  const person = await aStaffMember(app, options);
  app.clock.advance(60_000);
  const device = anAuthenticator(site);
  const credential = device.register({ challenge: challengeIn(await startPasskey(person)) });
  const added = await person.browser.post("/api/office/passkeys", { name: "Telefoon", credential });
  expect(added.statusCode).toBe(204);
  return { ...person, device };
}

async function signInWith(device: ReturnType<typeof anAuthenticator>, wrong: object = {}) {
  const browser = app.visitor(OFFICE_HOST);
  const challenge = challengeIn(await browser.post("/api/office/session/passkey/options", {}));
  const credential = device.assert({ challenge, ...wrong });
  const answer = await browser.post("/api/office/session/passkey", { credential });
  return { browser, answer, credential };
}

const passkeysOf = async (browser: Visitor) =>
  (await browser.get("/api/office/passkeys")).json<{ passkeys: { id: string; name: string }[] }>()
    .passkeys;

/** An admin, and the id that the admin knows the person by. */
async function anAdminOf(email: string) {
  const { browser: admin } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
  const { staff } = (await admin.get("/api/office/staff")).json<{
    staff: { id: string; email: string }[];
  }>();
  return { admin, id: staff.find((one) => one.email === email)?.id };
}

test("a person adds a passkey and signs in with it alone", async () => {
  const { email, device, browser: here } = await withPasskey();
  const { browser, answer } = await signInWith(device);
  expect(answer.json().staff).toMatchObject({
    email,
    roles: [{ site: "vonk", role: "moderator" }],
  });
  expect((await browser.get("/api/office/session")).json().staff).toMatchObject({ email });
  expect(await passkeysOf(here)).toMatchObject([
    { name: "Telefoon", used_at: app.clock.now().toISOString() },
  ]);
});

test("adding a passkey requires the password and a new code from the phone", async () => {
  const person = await aStaffMember(app);
  app.clock.advance(60_000);
  const { browser, recoveryCodes } = person;
  const start = (body: object) => browser.post("/api/office/passkeys/options", body);
  const code = person.code();
  for (const proof of [
    { password: "niet mijn wachtwoord", code },
    { password: STAFF_PASSWORD, code: "000000" },
    { password: STAFF_PASSWORD, code: recoveryCodes[0] },
  ]) {
    expect(errorOf(await start(proof))).toBe("office_login_failed");
  }
  expect((await start({ password: STAFF_PASSWORD, code })).statusCode).toBe(200);
  expect(errorOf(await start({ password: STAFF_PASSWORD, code }))).toBe("office_login_failed");
});

test("the sixth wrong attempt to add a passkey is blocked", async () => {
  const person = await aStaffMember(app);
  app.clock.advance(60_000);
  const wrong = { browser: person.browser, code: () => "000000" };
  for (let n = 0; n < 5; n += 1) await startPasskey(wrong);
  expect(errorOf(await startPasskey(person))).toBe("account_blocked");
});

test.each([
  ["of a page on another host", { origin: "http://localhost:3000" }],
  ["for a member site", { host: "localhost" }],
  ["of a device that did not check who holds it", { verified: false }],
])("an answer %s is rejected", async (_case, wrong) => {
  const { device } = await withPasskey();
  const { answer, browser } = await signInWith(device, wrong);
  expect(errorOf(answer)).toBe("passkey_failed");
  expect(browser.cookies.size).toBe(0);
});

test("an answer works once, and a challenge for five minutes", async () => {
  const { device } = await withPasskey();
  const { credential } = await signInWith(device);
  const again = await app.visitor(OFFICE_HOST).post("/api/office/session/passkey", { credential });
  expect(errorOf(again)).toBe("passkey_failed");
  const browser = app.visitor(OFFICE_HOST);
  const challenge = challengeIn(await browser.post("/api/office/session/passkey/options", {}));
  app.clock.advance(300_000);
  const late = { credential: device.assert({ challenge }) };
  expect(errorOf(await browser.post("/api/office/session/passkey", late))).toBe("passkey_failed");
});

test("a copy of a device, whose counter lags behind, is rejected", async () => {
  const { device } = await withPasskey();
  device.count(10);
  await signInWith(device);
  device.count(9);
  expect(errorOf((await signInWith(device)).answer)).toBe("passkey_failed");
});

test("neither another person's challenge nor one for signing in can add a passkey", async () => {
  const person = await aStaffMember(app);
  const { browser } = await aStaffMember(app);
  app.clock.advance(60_000);
  const signing = await browser.post("/api/office/session/passkey/options", {});
  for (const answer of [await startPasskey(person), signing]) {
    const credential = anAuthenticator(site).register({ challenge: challengeIn(answer) });
    const added = await browser.post("/api/office/passkeys", { name: "Laptop", credential });
    expect(errorOf(added)).toBe("passkey_failed");
  }
});

test("starting to sign in names no passkey, so it reveals nothing about a person", async () => {
  await withPasskey();
  const begun = await app.visitor(OFFICE_HOST).post("/api/office/session/passkey/options", {});
  const { options } = begun.json<{ options: Record<string, unknown> }>();
  expect(options).toMatchObject({ userVerification: "required", rpId: OFFICE_HOST });
  expect(options["allowCredentials"] ?? []).toEqual([]);
});

test("a person renames and removes only their own passkeys, and still signs in with a code", async () => {
  const person = await withPasskey();
  const other = (await aStaffMember(app)).browser;
  const [passkey] = await passkeysOf(person.browser);
  const url = `/api/office/passkeys/${passkey?.id}`;
  expect(errorOf(await other.put(url, { name: "Van mij" }))).toBe("not_found");
  expect((await other.send({ method: "DELETE", url })).statusCode).toBe(204);
  expect((await person.browser.put(url, { name: "Oude telefoon" })).statusCode).toBe(204);
  expect(await passkeysOf(person.browser)).toMatchObject([{ name: "Oude telefoon" }]);
  expect((await person.browser.send({ method: "DELETE", url })).statusCode).toBe(204);
  expect(await passkeysOf(person.browser)).toEqual([]);
  expect(errorOf((await signInWith(person.device)).answer)).toBe("passkey_failed");
  app.clock.advance(60_000);
  expect((await signIn(app, person)).answer.statusCode).toBe(200);
});

test("a disabled person cannot sign in with a passkey", async () => {
  const { email, device } = await withPasskey();
  const { admin, id } = await anAdminOf(email);
  await admin.post(`/api/office/staff/${id}/disable`, {});
  expect(errorOf((await signInWith(device)).answer)).toBe("passkey_failed");
});

test("accepting a new invitation removes the passkeys, which may be in other hands", async () => {
  const { email, device } = await withPasskey();
  const { admin, id } = await anAdminOf(email);
  const invited = await admin.post(`/api/office/staff/${id}/invitation`, {});
  await acceptInvitation(app, invited.json<{ link: string }>().link);
  expect(errorOf((await signInWith(device)).answer)).toBe("passkey_failed");
});

test("the audit trail shows who added, used and removed a passkey", async () => {
  const { browser, device } = await withPasskey({ roles: [["vonk", "admin"]] });
  await signInWith(device);
  const [passkey] = await passkeysOf(browser);
  await browser.send({ method: "DELETE", url: `/api/office/passkeys/${passkey?.id}` });
  const { entries } = (await browser.get("/api/office/audit")).json<{
    entries: { action: string; by: string }[];
  }>();
  expect(entries.slice(0, 3)).toMatchObject([
    { action: "staff.passkey_removed", by: "Nadia", details: { name: "Telefoon" } },
    { action: "staff.passkey_used", by: "Nadia" },
    { action: "staff.passkey_added", by: "Nadia", details: { name: "Telefoon" } },
  ]);
});
