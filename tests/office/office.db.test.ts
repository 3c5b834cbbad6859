import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { officeEndpoints } from "#contract/office/endpoints.ts";
import { staffRoles } from "#contract/office/roles.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { noPages } from "#tests/no-pages.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aStaffMember, inviteFor, OFFICE_HOST, signIn } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();
/** What an open page sends while somebody uses it. */
const touch = (browser: Visitor) => browser.put("/api/office/session", {});
const MINUTE_MS = 60_000;
const officeKeys = Object.keys(officeEndpoints) as (keyof typeof officeEndpoints)[];

function toRequest(key: string) {
  const [method = "GET", url = "/"] = key.split(" ");
  const payload = method === "GET" ? {} : { payload: {} };
  return { method: method as "GET", url: url.replace(":id", randomUUID()), ...payload };
}

test.each(officeKeys)("%s does not exist on a member site's host", async (key) => {
  const member = await aMember(app.db);
  const answer = await (await loggedIn(app, member.id)).send(toRequest(key));
  expect([answer.statusCode, answer.json().error]).toEqual([404, "not_found"]);
});

test.each([
  ...Object.keys(endpoints),
  "GET /members",
  "GET /login",
  "GET /brand.css",
  "GET /api/openapi.json",
])("%s does not exist on the office's host", async (key) => {
  const answer = await app.visitor(OFFICE_HOST).send(toRequest(key));
  expect([answer.statusCode, answer.json().error]).toEqual([404, "not_found"]);
});

const cells = officeKeys.flatMap((key) =>
  (["nobody", "member", ...staffRoles] as const).map((role) => [key, role] as const),
);

test.each(cells)("%s as %s", async (key, role) => {
  const { access } = officeEndpoints[key];
  const browser =
    role === "nobody" || role === "member"
      ? app.visitor(OFFICE_HOST)
      : (await aStaffMember(app, { roles: [["vonk", role]] })).browser;
  if (role === "member") {
    const member = await loggedIn(app, (await aMember(app.db)).id);
    for (const [name, value] of member.cookies) browser.cookies.set(name, value);
    browser.cookies.set("office", member.cookies.get("session") ?? "");
  }
  const { body } = await browser.send(toRequest(key));
  const { error } = body === "" ? {} : JSON.parse(body);
  const expected =
    access === "anyone"
      ? undefined
      : role === "nobody" || role === "member"
        ? "authentication_required"
        : (access as readonly string[]).includes(role)
          ? undefined
          : "role_required";
  const isRejection = error === "authentication_required" || error === "role_required";
  expect(isRejection ? error : undefined).toBe(expected);
});

test("an invitation leads to a session with the roles and works once", async () => {
  const { browser, token } = await aStaffMember(app);
  const { staff } = (await browser.get("/api/office/session")).json();
  expect(staff).toMatchObject({ name: "Nadia", roles: [{ site: "vonk", role: "moderator" }] });
  const again = await app.visitor(OFFICE_HOST).post("/api/office/invitation", { token });
  expect(again.json().error).toBe("invitation_invalid");
});

test("an invitation ends after three days", async () => {
  const link = await inviteFor(app, `${randomUUID()}@staff.example`);
  app.clock.advance(3 * 24 * 60 * MINUTE_MS);
  const token = link.split("#")[1];
  const answer = await app.visitor(OFFICE_HOST).post("/api/office/invitation", { token });
  expect(answer.json().error).toBe("invitation_invalid");
});

test("an invitation needs a strong password and a code from the phone", async () => {
  const link = await inviteFor(app, `${randomUUID()}@staff.example`);
  const body = { token: link.split("#")[1], password: "welkom123456", code: "000000" };
  const answer = await app.visitor(OFFICE_HOST).post("/api/office/invitation/accept", body);
  expect(answer.json().fields).toMatchObject({
    password: { error: "password_common" },
    code: { error: "code_wrong" },
  });
});

test("nobody signs in without the second factor", async () => {
  const person = await aStaffMember(app);
  for (const code of ["000000", "abcdef", "k7m2q-9xw4p"]) {
    const { answer, browser } = await signIn(app, { email: person.email, code: () => code });
    expect(answer.json().error).toBe("office_login_failed");
    expect(browser.cookies.size).toBe(0);
  }
});

test("a code that was used does not work again, nor does an earlier one", async () => {
  const person = await aStaffMember(app);
  const early = person.code();
  app.clock.advance(MINUTE_MS / 2);
  const late = person.code();
  expect((await signIn(app, person)).answer.statusCode).toBe(200);
  for (const code of [late, early]) {
    const { answer } = await signIn(app, { email: person.email, code: () => code });
    expect(answer.json().error).toBe("office_login_failed");
  }
  app.clock.advance(MINUTE_MS / 2);
  expect((await signIn(app, person)).answer.statusCode).toBe(200);
});

test("of two simultaneous log-ins with one code only one succeeds", async () => {
  const person = await aStaffMember(app);
  app.clock.advance(MINUTE_MS);
  const both = await Promise.all([signIn(app, person), signIn(app, person)]);
  expect(both.map(({ answer }) => answer.statusCode).toSorted()).toEqual([200, 422]);
});

test("a recovery code works once", async () => {
  const { email, recoveryCodes } = await aStaffMember(app);
  expect(new Set(recoveryCodes).size).toBe(10);
  const code = () => recoveryCodes[0]?.toUpperCase() ?? "";
  expect((await signIn(app, { email, code })).answer.statusCode).toBe(200);
  expect((await signIn(app, { email, code })).answer.statusCode).toBe(422);
});

test("the sixth wrong attempt for an address is blocked, even with the right code", async () => {
  const person = await aStaffMember(app);
  app.clock.advance(MINUTE_MS);
  for (let n = 0; n < 5; n += 1) await signIn(app, { email: person.email, code: () => "000000" });
  const blocked = (await signIn(app, person)).answer;
  expect(blocked.json()).toMatchObject({ error: "account_blocked", minutes: 15 });
  app.clock.advance(15 * MINUTE_MS);
  expect((await signIn(app, person)).answer.statusCode).toBe(200);
});

test.each([
  ["after half an hour without use", [31]],
  ["after 12 hours of use", Array.from({ length: 25 }, () => 29)],
])("a session is over %s", async (_, pauses) => {
  const { browser } = await aStaffMember(app);
  for (const minutes of pauses) {
    expect((await touch(browser)).statusCode).toBe(204);
    app.clock.advance(minutes * MINUTE_MS);
  }
  expect((await browser.get("/api/office/session")).json().staff).toBeNull();
});

test("a page that only refreshes itself does not keep its session", async () => {
  const { browser } = await aStaffMember(app);
  for (let minutes = 0; minutes < 30; minutes += 10) {
    expect((await browser.get("/api/office/photos")).statusCode).toBe(200);
    expect((await browser.get("/api/office/session")).json().staff).not.toBeNull();
    app.clock.advance(10 * MINUTE_MS);
  }
  app.clock.advance(MINUTE_MS);
  expect((await browser.get("/api/office/session")).json().staff).toBeNull();
});

test("the office does not start on the host of a site", async () => {
  const office = { host: "zweiter.localhost", key: Buffer.alloc(32) };
  const context = { ...app.context, config: { ...app.context.config, office } };
  await expect(createWebServer(context, noPages)).rejects.toThrow(
    "OFFICE_HOST=zweiter.localhost is a host of the site Zweiter Frühling",
  );
});

test("signing out ends the session itself", async () => {
  const { browser } = await aStaffMember(app);
  const cookie = browser.cookies.get("office") ?? "";
  await browser.send({ method: "DELETE", url: "/api/office/session" });
  browser.cookies.set("office", cookie);
  expect((await browser.get("/api/office/session")).json().staff).toBeNull();
});

test("the secret of the codes is not readable in the database", async () => {
  const { secret, email } = await aStaffMember(app);
  const { rows } = await sql<{ totp_secret: Buffer }>`
    select totp_secret from staff where email = ${email}`.execute(app.db);
  expect(rows[0]?.totp_secret.includes(secret)).toBe(false);
});

test("pages and answers of the office have a strict policy and are not listed", async () => {
  const { headers } = await app.visitor(OFFICE_HOST).get("/api/office/session");
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});
