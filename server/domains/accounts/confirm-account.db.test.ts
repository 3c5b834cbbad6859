import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { workOffJobs } from "#tests/work-off-jobs.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const RESEND = "/api/account/activation-mail";
const invalid = {
  error: "link_invalid",
  message: "Link verlopen of invalide, vraag een nieuwe e-mail aan",
};

/** A visitor who just signed up, with the secret of the mailed link. */
async function aNewMember(wanted: Parameters<typeof aSignup>[0] = {}) {
  const visitor = app.visitor();
  const form = aSignup(wanted);
  const answer = await postFromElsewhere(visitor, "/api/signup", form);
  const id = answer.json().user.profile.id as string;
  return { visitor, id, form, token: (await tokensOf(form.email))[0] ?? "none" };
}

/** The secrets of all links mailed to an address, the first first. */
async function tokensOf(email: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from mail
    where to_address = ${email} and kind = 'activation' order by written_at`.execute(app.db);
  return rows.map(({ text }) => /\/([\w-]{43})\n/.exec(text)?.[1] ?? "none");
}

async function stateOf(id: string) {
  const { rows } = await sql<{ confirmed_at: Date | null; visible_since: Date | null }>`
    select confirmed_at, visible_since from account join profile using (id)
    where id = ${id}`.execute(app.db);
  return rows[0];
}

async function factsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from fact
    where data ->> 'member' = ${id} order by id`.execute(app.db);
  return rows.map((row) => row.name);
}

const look = (token: string, visitor: Visitor = app.visitor()) =>
  visitor.get(`/api/links/${token}`);
const follow = (token: string, visitor: Visitor = app.visitor()) =>
  visitor.post(`/api/links/${token}`, {});

test("the link confirms the account, shows the profile and logs in where nobody is", async () => {
  const { id, token } = await aNewMember();
  const phone = app.visitor();
  const answer = await follow(token, phone);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    purpose: "activation",
    user: { status: "active", profile: { id, status: "active" } },
  });
  expect((await phone.get("/api/user.php")).json().user.profile.id).toBe(id);
  const at = app.clock.now();
  expect(await stateOf(id)).toEqual({ confirmed_at: at, visible_since: at });
  expect(await factsOf(id)).toEqual(["account.signed_up", "account.confirmed"]);
});

test("a browser that is logged in already keeps its session", async () => {
  const { id, token, visitor } = await aNewMember();
  const before = visitor.cookies.get("session");
  expect((await follow(token, visitor)).json().user.profile.id).toBe(id);
  expect(visitor.cookies.get("session")).toBe(before);
});

test("another member's browser confirms the account and stays that member's", async () => {
  const { id, token } = await aNewMember();
  const other = await aMember(app.db);
  const browser = app.visitor();
  await browser.post("/api/user.php", { email: other.email, password: PASSWORD });
  expect((await follow(token, browser)).json()).toEqual({ purpose: "activation", user: null });
  expect((await browser.get("/api/user.php")).json().user.profile.id).toBe(other.id);
  expect((await stateOf(id))?.confirmed_at).not.toBeNull();
});

test("looking at a link, by GET or HEAD, says what it is for and uses nothing up", async () => {
  const { id, token } = await aNewMember();
  for (let n = 0; n < 3; n += 1) {
    const answer = await look(token);
    expect(answer.json()).toEqual({ purpose: "activation", state: "open" });
    expect(answer.headers["cache-control"]).toBe("no-store");
    for (const url of [`/api/links/${token}`, `/${token}`]) {
      await app.visitor().send({ method: "HEAD", url });
      await app.visitor().get(url);
    }
  }
  expect(await stateOf(id)).toEqual({ confirmed_at: null, visible_since: null });
  expect((await follow(token)).statusCode).toBe(200);
});

test("a link works once, also when it is followed ten times at once", async () => {
  const { id, token } = await aNewMember();
  const answers = await Promise.all(Array.from({ length: 10 }, () => follow(token)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  const refused = answers.filter((answer) => answer.statusCode === 410);
  expect(refused).toHaveLength(9);
  expect(refused[0]?.json()).toEqual(invalid);
  expect((await factsOf(id)).filter((name) => name === "account.confirmed")).toHaveLength(1);
  expect((await look(token)).json()).toEqual({ purpose: "activation", state: "used" });
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

test("a link of one site is none on another", async () => {
  const { id, token } = await aNewMember();
  const abroad = app.visitor("zweiter.localhost");
  abroad.cookies.set("language", "nl");
  for (const answer of [await look(token, abroad), await follow(token, abroad)]) {
    expect([answer.statusCode, answer.json()]).toEqual([410, invalid]);
  }
  expect((await stateOf(id))?.confirmed_at).toBeNull();
});

test.each(["x", "a".repeat(43), "%00", "..%2f..", "a".repeat(400), "%F0%9F%8C%B7"])(
  "%s is no link",
  async (token) => {
    for (const answer of [await look(token), await follow(token)]) {
      expect([answer.statusCode, answer.json().error]).toEqual([410, "link_invalid"]);
    }
  },
);

test("a new mail brings a new link and ends the earlier one", async () => {
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

test("mails asked for at once leave one link that works, three an hour at most", async () => {
  const { visitor, form } = await aNewMember();
  app.clock.advance(1_000);
  const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.post(RESEND, {})));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
    200, 200, 200, 429, 429, 429,
  ]);
  const tokens = await tokensOf(form.email);
  expect(tokens).toHaveLength(4);
  const states = await Promise.all(tokens.map(async (one) => (await look(one)).json().state));
  expect(states.toSorted()).toEqual(["open", "replaced", "replaced", "replaced"]);
  app.clock.advance(3_600_000);
  expect((await visitor.post(RESEND, {})).statusCode).toBe(200);
});

test("who is confirmed gets no more such mails", async () => {
  const { visitor, token } = await aNewMember();
  await follow(token, visitor);
  const answer = await visitor.post(RESEND, {});
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { error: "already_confirmed", message: "Je e-mailadres is al bevestigd." },
  ]);
});

test("links lead to the site's own address, whatever host the request named", async () => {
  for (const [host, expected] of [
    ["localhost", "http://localhost:3000/"],
    ["evil.example", "http://localhost:3000/"],
    ["zweiter.localhost:9999", "http://zweiter.localhost:3000/"],
  ] as const) {
    const place = host.startsWith("zweiter") ? { country: "DE", region: "02" } : {};
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

test("what waited goes out once the account is confirmed", async () => {
  const reader = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const { token } = await aNewMember({ to_member: reader.id, signup_message: "Dag! Ook koeien?" });
  const browser = app.visitor();
  await browser.post("/api/user.php", { email: reader.email, password: PASSWORD });
  await workOffJobs(app.context);
  expect((await browser.get("/api/chats.php")).json().chats).toEqual([]);
  await follow(token);
  await workOffJobs(app.context);
  expect((await browser.get("/api/chats.php")).json().chats).toMatchObject([
    { num_unread_messages: 1 },
  ]);
});
