import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const RESEND = "/api/account/activation-mail";
const invalid = {
  error: "link_invalid",
  message: "Link verlopen of invalide, vraag een nieuwe e-mail aan",
};

/** A visitor who just signed up, with the token of the mailed link. */
async function aNewMember(answers: Parameters<typeof aSignup>[0] = {}) {
  const visitor = app.visitor();
  const form = aSignup(answers);
  const answer = await postFromElsewhere(visitor, "/api/signup", form);
  const id = answer.json().user.profile.id as string;
  return { visitor, id, form, token: (await tokensOf(form.email))[0] ?? "none" };
}

/** The tokens of all links mailed to an address, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from mail
    where to_address = ${email} and kind = 'activation' order by written_at`.execute(app.db);
  return rows.map(({ text }) => /\/([\w-]{43})\n/.exec(text)?.[1] ?? "none");
}

async function stateOf(id: string) {
  const { rows } = await sql<{ confirmed_at: Date | null; published_at: Date | null }>`
    select confirmed_at, published_at from account join profile using (id)
    where id = ${id}`.execute(app.db);
  return rows[0];
}

async function eventsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from domain_event
    where data ->> 'member' = ${id} order by id`.execute(app.db);
  return rows.map((row) => row.name);
}

const look = (token: string, visitor: Visitor = app.visitor()) =>
  visitor.get(`/api/links/${token}`);
const follow = (token: string, visitor: Visitor = app.visitor(), body: object = { password }) =>
  postFromElsewhere(visitor, `/api/links/${token}`, body);
const { password } = aSignup();

test("with the password the link confirms the account and logs in on any device", async () => {
  const { id, token } = await aNewMember();
  const phone = app.visitor();
  expect((await look(token, phone)).json().logged_in).toBe(false);
  const answer = await follow(token, phone);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    purpose: "activation",
    user: { status: "active", profile: { id, status: "active" } },
  });
  expect((await phone.get("/api/user.php")).json().user.profile.id).toBe(id);
  const at = app.clock.now();
  expect(await stateOf(id)).toEqual({ confirmed_at: at, published_at: at });
  expect(await eventsOf(id)).toEqual(["account.signed_up", "account.confirmed"]);
});

test("a logged-in browser needs no password and keeps its session, and other sessions end", async () => {
  const { id, token, visitor, form } = await aNewMember();
  const elsewhere = app.visitor();
  await elsewhere.post("/api/user.php", { email: form.email, password: form.password });
  const before = visitor.cookies.get("session");
  expect((await look(token, visitor)).json().logged_in).toBe(true);
  expect((await follow(token, visitor, {})).json().user.profile.id).toBe(id);
  expect(visitor.cookies.get("session")).toBe(before);
  expect((await visitor.get("/api/user.php")).statusCode).toBe(200);
  expect((await elsewhere.get("/api/user.php")).json().error).toBe("authentication_required");
});

test("a member who signed up with someone else's address is locked out once the owner confirms it", async () => {
  const { id, token, visitor: stranger, form } = await aNewMember();
  const closed: Buffer[] = [];
  const stop = app.context.services.endedSessions.listen((to, session) => {
    if (to === id) closed.push(session);
  });
  const owner = app.visitor();
  const chosen = "drie gele regenlaarzen";
  const answer = await follow(token, owner, { new_password: chosen });
  expect(answer.json().user.profile.id).toBe(id);
  expect((await owner.get("/api/user.php")).statusCode).toBe(200);
  expect((await stranger.get("/api/user.php")).json().error).toBe("authentication_required");
  stop();
  expect(closed).toHaveLength(1);
  const logIn = (text: string, visitor = app.visitor()) =>
    visitor.post("/api/user.php", { email: form.email, password: text });
  expect((await logIn(form.password)).json().error).toBe("login_failed");
  expect((await logIn(chosen)).statusCode).toBe(200);
  // Neither a retry of the sign-up nor the known device lets the stranger in again.
  const retry = await postFromElsewhere(stranger, "/api/signup", form);
  expect(retry.json().error).toBe("signup_id_used");
  const devices = await sql`select from known_device where account_id = ${id}`.execute(app.db);
  expect(devices.rows).toHaveLength(2);
});

test("another member's browser must also give the password, and is then logged in to the confirmed account", async () => {
  const { id, token } = await aNewMember();
  const other = await aMember(app.db);
  const browser = app.visitor();
  await browser.post("/api/user.php", { email: other.email, password: PASSWORD });
  expect((await look(token, browser)).json().logged_in).toBe(false);
  const rejected = await follow(token, browser, {});
  expect(rejected.json().fields.password.error).toBe("required");
  expect((await browser.get("/api/user.php")).json().user.profile.id).toBe(other.id);
  expect((await follow(token, browser)).json().user.profile.id).toBe(id);
  expect((await browser.get("/api/user.php")).json().user.profile.id).toBe(id);
});

test("a wrong password confirms nothing, leaves the link open and counts as an attempt", async () => {
  const { id, token } = await aNewMember();
  const errors = [];
  for (let n = 0; n < 6; n += 1) {
    errors.push((await follow(token, app.visitor(), { password: "fout" })).json().error);
  }
  expect(errors).toEqual([...Array<string>(5).fill("login_failed"), "account_blocked"]);
  expect(await stateOf(id)).toEqual({ confirmed_at: null, published_at: null });
  expect((await look(token)).json().state).toBe("open");
  const answer = await follow(token, app.visitor(), { new_password: "drie gele regenlaarzen" });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ["kort", "password_too_short"],
  ["wachtwoord1234", "password_common"],
  ["marijke14051969", "password_personal"],
])("the new password %s is %s, and the link stays open", async (chosen, code) => {
  const { token } = await aNewMember();
  const answer = await follow(token, app.visitor(), { new_password: chosen });
  expect([answer.statusCode, answer.json().fields.new_password.error]).toEqual([422, code]);
  expect((await look(token)).json().state).toBe("open");
});

test("viewing a link, by GET or HEAD, shows its purpose and does not use it up", async () => {
  const { id, token } = await aNewMember();
  for (let n = 0; n < 3; n += 1) {
    const answer = await look(token);
    expect(answer.json()).toEqual({ purpose: "activation", state: "open", logged_in: false });
    expect(answer.headers["cache-control"]).toBe("no-store");
    for (const url of [`/api/links/${token}`, `/${token}`]) {
      await app.visitor().send({ method: "HEAD", url });
      await app.visitor().get(url);
    }
  }
  expect(await stateOf(id)).toEqual({ confirmed_at: null, published_at: null });
  expect((await follow(token)).statusCode).toBe(200);
});

test("a link works once, even if it is followed ten times at once", async () => {
  const { id, token, visitor } = await aNewMember();
  const answers = await Promise.all(Array.from({ length: 10 }, () => follow(token, visitor, {})));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
  expect(answers.find(({ statusCode }) => statusCode === 410)?.json()).toEqual(invalid);
  expect((await eventsOf(id)).filter((name) => name === "account.confirmed")).toHaveLength(1);
  expect((await look(token)).json().state).toBe("used");
});

test("a link works for seven days", async () => {
  const [early, late] = [await aNewMember(), await aNewMember()];
  app.clock.advance(7 * DAY_MS - 1);
  expect((await follow(early.token)).statusCode).toBe(200);
  app.clock.advance(1);
  expect((await look(late.token)).json().state).toBe("expired");
  expect((await follow(late.token)).json()).toEqual(invalid);
  expect((await stateOf(late.id))?.confirmed_at).toBeNull();
});

test("a link of one site does not work on another", async () => {
  const { id, token } = await aNewMember();
  const abroad = app.visitor("zweiter.localhost");
  abroad.cookies.set("language", "nl");
  for (const answer of [await look(token, abroad), await follow(token, abroad)]) {
    expect([answer.statusCode, answer.json()]).toEqual([410, invalid]);
  }
  expect((await stateOf(id))?.confirmed_at).toBeNull();
});

test.each(["x", "a".repeat(43), "%00", "..%2f..", "a".repeat(400), "%F0%9F%8C%B7"])(
  "%s is not a link",
  async (token) => {
    for (const answer of [await look(token), await follow(token)]) {
      expect([answer.statusCode, answer.json().error]).toEqual([410, "link_invalid"]);
    }
  },
);

test("a new mail has a new link and ends the earlier one", async () => {
  const { visitor, form, token } = await aNewMember();
  app.clock.advance(1_000);
  const answer = await visitor.post(RESEND, {});
  expect([answer.statusCode, answer.json()]).toEqual([200, { sent_to: form.email }]);
  const [, fresh = "none"] = await tokensOf(form.email);
  expect(fresh).not.toBe(token);
  expect((await look(token)).json().state).toBe("replaced");
  expect((await follow(token)).json()).toEqual(invalid);
  expect((await follow(fresh)).statusCode).toBe(200);
});

test("concurrent requests for mails leave one working link, with at most three an hour", async () => {
  const { visitor, form } = await aNewMember();
  app.clock.advance(1_000);
  const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.post(RESEND, {})));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
    200, 200, 429, 429, 429, 429,
  ]);
  const tokens = await tokensOf(form.email);
  expect(tokens).toHaveLength(3);
  const states = async () =>
    Promise.all(tokens.map(async (one) => (await look(one)).json().state as string));
  expect((await states()).toSorted()).toEqual(["open", "replaced", "replaced"]);
  const open = tokens[(await states()).indexOf("open")] ?? "none";
  await follow(open);
  expect(await states()).toEqual(["used", "used", "used"]);
});

test("one address gets three activation mails an hour and six a day", async () => {
  const { visitor, form } = await aNewMember();
  const sentPerHour = [];
  for (let hour = 0; hour < 24; hour += 1) {
    const sent = [];
    for (let n = 0; n < 4; n += 1) sent.push((await visitor.post(RESEND, {})).statusCode);
    sentPerHour.push(sent.filter((status) => status === 200).length);
    app.clock.advance(3_600_000);
  }
  // The sign-up itself sent the first mail of the first hour.
  expect(sentPerHour).toEqual([2, 3, ...Array.from({ length: 22 }, () => 0)]);
  expect(await tokensOf(form.email)).toHaveLength(6);
  expect((await visitor.post(RESEND, {})).statusCode).toBe(200);
});

test("a confirmed member gets no more activation mails", async () => {
  const { visitor, token } = await aNewMember();
  await follow(token, visitor);
  const answer = await visitor.post(RESEND, {});
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { error: "already_confirmed", message: "Je e-mailadres is al bevestigd." },
  ]);
});

test("links lead to the site's own address, whatever host the request names", async () => {
  for (const [host, expected] of [
    ["localhost", "http://localhost:3000/"],
    ["evil.example", "http://localhost:3000/"],
    ["zweiter.localhost:9999", "http://zweiter.localhost:3000/"],
  ] as const) {
    const place = host.startsWith("zweiter")
      ? { country: "DE", region: "02", city: "München" }
      : {};
    const form = aSignup(place);
    const visitor = app.visitor(host);
    await visitor.send({
      method: "POST",
      url: "/api/signup",
      payload: form,
      remoteAddress: "198.51.100.7",
      headers: { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
    });
    const { rows } = await sql<{ text: string; html: string }>`select text, html from mail
      where to_address = ${form.email}`.execute(app.db);
    const [mail] = rows;
    expect(mail?.text).toContain(expected);
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
  }
});

test("pending messages are delivered once the account is confirmed", async () => {
  const reader = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const { token } = await aNewMember({ to_member: reader.id, signup_message: "Dag! Ook koeien?" });
  const browser = app.visitor();
  await browser.post("/api/user.php", { email: reader.email, password: PASSWORD });
  await drainQueue(app.context);
  expect((await browser.get("/api/chats.php")).json().chats).toEqual([]);
  await follow(token);
  await drainQueue(app.context);
  expect((await browser.get("/api/chats.php")).json().chats).toMatchObject([
    { num_unread_messages: 1 },
  ]);
});
