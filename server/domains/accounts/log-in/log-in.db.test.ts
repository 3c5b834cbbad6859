import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { recordStatements } from "#tests/record-statements.ts";
import { testApp } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const login = "/api/user.php";

test("the right password logs in, sets the cookie for 30 days and returns the user", async () => {
  const member = await aMember(app.db, { language: "de" });
  const visitor = app.visitor();
  const answer = await visitor.post(login, {
    email: member.email.toUpperCase(),
    password: PASSWORD,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user).toMatchObject({
    status: "active",
    language: "de",
    fictional_icon: (await app.context.services.sites.byHost("localhost")).fictional_icon,
    profile: { id: member.id },
  });
  const session = answer.cookies.find((cookie) => cookie.name === "session");
  expect(session).toMatchObject({ maxAge: 30 * 86_400, httpOnly: true, sameSite: "Lax" });
  expect((await visitor.get(login)).json().user.profile.id).toBe(member.id);
});

test("logging in sets the language cookie to the saved language for 365 days", async () => {
  const member = await aMember(app.db, { language: "pl" });
  const answer = await app.visitor().post(login, { email: member.email, password: PASSWORD });
  const language = answer.cookies.find((cookie) => cookie.name === "language");
  expect(language).toMatchObject({ value: "pl", maxAge: 365 * 86_400 });
});

test("a deleted member cannot log in, and cannot send anything in an open session", async () => {
  const [member, other] = [await aMember(app.db), await aMember(app.db)];
  await giveCredits(app.db, member, 100);
  const browser = await loggedIn(app, member.id);
  await hideMember(app.db, member.id, "deleted", other.id);
  const answer = await app.visitor().post(login, { email: member.email, password: PASSWORD });
  expect([answer.statusCode, answer.json().error]).toEqual([422, "login_failed"]);
  const sent = await browser.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: other.id },
    text: "Dag",
  });
  expect([sent.statusCode, sent.json().error]).toEqual([403, "authentication_required"]);
});

test("a wrong password and an unknown address get the same response", async () => {
  const member = await aMember(app.db);
  const wrong = await app.visitor().post(login, { email: member.email, password: "iets anders" });
  const unknown = await app
    .visitor()
    .post(login, { email: "niemand@example.nl", password: "iets" });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toEqual({
    error: "login_failed",
    message: "Login mislukt, probeer opnieuw",
  });
  expect(unknown.body).toBe(wrong.body);
});

test("a wrong password runs the same statements as an unknown address, and reads only the account's own row", async () => {
  const { email } = await aMember(app.db);
  const tries = async (address: string) => {
    statements.length = 0;
    await app.visitor().post(login, { email: address, password: "iets anders" });
    return [...statements];
  };
  const statements = recordStatements(app.context.database.pool);
  // The first fills the caches.
  await tries("niemand@example.nl");
  const unknown = await tries("nergens@example.nl");
  expect(unknown.find((text) => /password_hash/.test(text))).not.toMatch(/is_deleted|join/);
  expect(await tries(email)).toEqual(unknown);
});

test("five wrong passwords block the account for 15 minutes, even for the right one", async () => {
  const member = await aMember(app.db);
  for (let n = 0; n < 5; n += 1) {
    const wrong = await app.visitor().post(login, { email: member.email, password: "fout" });
    expect(wrong.json().error).toBe("login_failed");
  }
  const blocked = await app.visitor().post(login, { email: member.email, password: PASSWORD });
  expect(blocked.statusCode).toBe(403);
  expect(blocked.json()).toMatchObject({
    error: "account_blocked",
    minutes: 15,
    message: "Te veel foute pogingen, account voor 15 min geblokkeerd.",
  });
  app.clock.advance(15 * 60_000);
  const later = await app.visitor().post(login, { email: member.email, password: PASSWORD });
  expect(later.statusCode).toBe(200);
});

test("a site sets how many wrong passwords block the account, and for how long", async () => {
  await withSite(app, "vonk", { login_attempts: 3, login_block_minutes: 45 }, async () => {
    const member = await aMember(app.db);
    const tries = [];
    for (const password of ["fout", "fout", "fout", PASSWORD]) {
      const answer = await app.visitor().post(login, { email: member.email, password });
      tries.push([answer.json().error, answer.json().minutes]);
    }
    const failed = ["login_failed", undefined];
    expect(tries).toEqual([failed, failed, failed, ["account_blocked", 45]]);
  });
});

test("twenty simultaneous wrong passwords count as five attempts", async () => {
  const member = await aMember(app.db);
  app.clock.advance(10 * 60_000);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.visitor().post(login, { email: member.email, password: "fout" }),
    ),
  );
  expect(answers.filter((answer) => answer.json().error === "login_failed")).toHaveLength(5);
});

test("the right password resets the count of wrong ones", async () => {
  const member = await aMember(app.db);
  app.clock.advance(60 * 60_000);
  const tries = ["fout", "fout", "fout", "fout", PASSWORD, "fout", PASSWORD];
  const answers = [];
  for (const password of tries) {
    answers.push((await app.visitor().post(login, { email: member.email, password })).statusCode);
  }
  expect(answers).toEqual([422, 422, 422, 422, 200, 422, 200]);
});

test("an account of one site does not exist on another", async () => {
  const member = await aMember(app.db, { site: "vonk" });
  app.clock.advance(60 * 60_000);
  const answer = await app
    .visitor("zweiter.localhost")
    .post(login, { email: member.email, password: PASSWORD });
  expect(answer.json().error).toBe("login_failed");
});

test("a session of one site gives no access to another", async () => {
  const member = await aMember(app.db);
  const visitor = app.visitor();
  await visitor.post(login, { email: member.email, password: PASSWORD });
  const elsewhere = app.visitor("second.localhost");
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get(login)).statusCode).toBe(403);
});

test("a session ends after 30 days", async () => {
  const member = await aMember(app.db);
  app.clock.advance(60 * 60_000);
  const visitor = app.visitor();
  await visitor.post(login, { email: member.email, password: PASSWORD });
  app.clock.advance(30 * 86_400_000 - 1_000);
  expect((await visitor.get(login)).statusCode).toBe(200);
  app.clock.advance(1_000);
  expect((await visitor.get(login)).statusCode).toBe(403);
});

test("logging out ends only this session", async () => {
  const member = await aMember(app.db);
  const [here, there] = [app.visitor(), app.visitor()];
  for (const visitor of [here, there]) {
    await visitor.post(login, { email: member.email, password: PASSWORD });
  }
  const stolen = here.cookies.get("session") ?? "";
  expect((await here.get("/api/logout.php")).statusCode).toBe(204);
  expect(here.cookies.has("session")).toBe(false);
  here.cookies.set("session", stolen);
  expect((await here.get(login)).json().error).toBe("authentication_required");
  expect((await there.get(login)).statusCode).toBe(200);
});

test("logging in again starts a new session and ends this browser's previous one", async () => {
  const member = await aMember(app.db);
  const visitor = app.visitor();
  await visitor.post(login, { email: member.email, password: PASSWORD });
  const first = visitor.cookies.get("session") ?? "";
  await visitor.post(login, { email: member.email, password: PASSWORD });
  expect(visitor.cookies.get("session")).not.toBe(first);
  visitor.cookies.set("session", first);
  expect((await visitor.get(login)).statusCode).toBe(403);
});

test("the language is saved with the account and in the cookie", async () => {
  const member = await aMember(app.db);
  const visitor = app.visitor();
  await visitor.post(login, { email: member.email, password: PASSWORD });
  const answer = await visitor.put(login, { language: "fr" });
  expect(answer.json().user.language).toBe("fr");
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: "language", value: "fr", maxAge: 365 * 86_400 }),
  );
  const elsewhere = app.visitor();
  const again = await elsewhere.post(login, { email: member.email, password: PASSWORD });
  expect(again.json().user.language).toBe("fr");
  expect(elsewhere.cookies.get("language")).toBe("fr");
  const wrong = await visitor.put(login, { language: "xx" });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().fields.language.error).toBe("unknown_language");
});

test.each([
  [{}, { email: "required", password: "required" }],
  [
    { email: "", password: "" },
    { email: "required", password: "required" },
  ],
  [{ email: "geen adres", password: "x" }, { email: "invalid_email" }],
  [{ email: `${"a".repeat(250)}@example.nl`, password: "x" }, { email: "too_long" }],
  [{ email: "a@example.nl", password: "x".repeat(129) }, { password: "too_long" }],
])("for the input %j every invalid field is named", async (body, expected) => {
  const answer = await app.visitor().post(login, body);
  expect(answer.statusCode).toBe(422);
  const { error, fields } = answer.json();
  expect(error).toBe("invalid_input");
  expect(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, (field as { error: string }).error]),
    ),
  ).toEqual(expected);
});

test("a member gets no more attempts per address than a visitor", async () => {
  const sessions = [];
  for (const _ of [1, 2]) sessions.push(await loggedIn(app, (await aMember(app.db)).id));
  const remoteAddress = "192.0.2.77";
  const statuses: number[] = [];
  for (let n = 0; n < 26; n += 1) {
    const payload = { email: `somebody${n}@example.nl`, password: "raden maar" };
    const send = sessions[n % 2]?.send({
      method: "POST",
      url: "/api/user.php",
      payload,
      remoteAddress,
    });
    statuses.push((await send)?.statusCode ?? 0);
  }
  expect(statuses.slice(0, 25).includes(429)).toBe(false);
  expect(statuses[25]).toBe(429);
});
