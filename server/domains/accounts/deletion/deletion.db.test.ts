import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { LiveEvent } from "#contract/live.ts";
import { deleteReasons } from "#contract/catalogue/delete-reasons.ts";
import { setConfirmed } from "#server/domains/accounts/activation/set-confirmed.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { urlsOf } from "#tests/privacy/read-endpoints.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DELETION = "/api/account/deletion";

const remove = (visitor: Visitor, body: object = {}) =>
  postFromElsewhere(visitor, DELETION, { password: PASSWORD, ...body });
const follow = (token: string, visitor = app.visitor()) =>
  postFromElsewhere(visitor, `/api/links/${token}`, {});

/** She and he like each other and talk. */
async function aPair() {
  const she = await aMember(app.db);
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female", name: "Karel" } });
  await giveCredits(app.db, she, 30);
  return { she, he, ...(await chattingPair(app, she, he)) };
}

/** The mails to an address about its deletion, oldest first, with the token of their link. */
async function mailsTo(email: string) {
  const { rows } = await sql<{ kind: string; subject: string; text: string }>`
    select kind, subject, text from mail where to_address = ${email} order by written_at, id`.execute(
    app.db,
  );
  return rows.map(({ kind, subject, text }) => ({
    kind,
    subject,
    token: /\/([\w-]{43})\n/.exec(text)?.[1] ?? "none",
  }));
}

const lastToken = async (email: string) => (await mailsTo(email)).at(-1)?.token ?? "none";

async function deletionsOf(id: string) {
  const { rows } = await sql<{ reason: string | null; remark: string | null }>`
    select reason, remark from account_deletion where account_id = ${id} order by id`.execute(
    app.db,
  );
  return rows;
}

test("a wrong password deletes nothing", async () => {
  const she = await aMember(app.db);
  const hers = await loggedIn(app, she.id);
  const answer = await remove(hers, { password: "zes lange koeien" });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { password: { error: "password_incorrect", message: "Dit wachtwoord klopt niet." } },
  ]);
  expect((await hers.get("/api/user.php")).statusCode).toBe(200);
});

test("a deleted member is gone from every screen at once, and the partner reads that the conversation is closed", async () => {
  const { she, hers, his, conversation } = await aPair();
  const hersElsewhere = await loggedIn(app, she.id);
  const urls = urlsOf({ id: she.id, conversation });
  const shows = async () => {
    const bodies = await Promise.all(urls.map(async (url) => (await his.get(url)).body));
    return urls.filter((_, at) => bodies[at]?.includes(`"${she.id}"`));
  };
  expect((await shows()).length).toBeGreaterThan(4);
  const answer = await remove(hers);
  expect(answer.statusCode).toBe(200);
  const until = new Date(app.clock.now().getTime() + 14 * DAY_MS).toISOString();
  expect(answer.json()).toEqual({ undo_until: until, sent_to: she.email });
  expect(await shows()).toEqual([]);
  expect((await his.get(`/api/chats/${conversation}`)).json()).toMatchObject({
    error: "conversation_closed",
  });
  expect((await his.get("/api/chats.php")).json().chats).toEqual([]);
  expect(hers.cookies.has("session")).toBe(false);
  expect((await hersElsewhere.get("/api/user.php")).json().error).toBe("authentication_required");
});

test("deleting ends every session's socket and has the partner's open pages load again", async () => {
  const { he, she, hers, conversation } = await aPair();
  const { bus, endedSessions } = app.context.services;
  const ended: string[] = [];
  const events: [string, LiveEvent][] = [];
  const stops = [
    endedSessions.listen((member) => ended.push(member)),
    bus.listen((member, event) => events.push([member, event])),
  ];
  await loggedIn(app, she.id);
  await remove(hers);
  for (const stop of stops) stop();
  expect(ended).toEqual([she.id, she.id]);
  expect(events).toEqual([[he.id, { is: "removed", conversation }]]);
});

test("a deleted member cannot log in, write or like", async () => {
  const { she, he, hers } = await aPair();
  const cookie = hers.cookies.get("session") ?? "";
  await remove(hers);
  const logIn = await postFromElsewhere(app.visitor(), "/api/user.php", {
    email: she.email,
    password: PASSWORD,
  });
  expect(logIn.json().error).toBe("login_failed");
  hers.cookies.set("session", cookie);
  const like = await hers.post("/api/likes.php", { member: he.id });
  expect(like.json().error).toBe("authentication_required");
});

test.each([...deleteReasons, undefined])("the reason %s is stored", async (reason) => {
  const she = await aMember(app.db);
  await remove(await loggedIn(app, she.id), { reason });
  expect(await deletionsOf(she.id)).toEqual([{ reason: reason ?? null, remark: null }]);
});

test("the reason other is stored with its remark, every other reason without one", async () => {
  const remarkOf = async (reason: string) => {
    const she = await aMember(app.db);
    await remove(await loggedIn(app, she.id), { reason, remark: " Te veel regen. " });
    return (await deletionsOf(she.id))[0]?.remark;
  };
  expect(await remarkOf("other")).toBe("Te veel regen.");
  expect(await remarkOf("time")).toBeNull();
});

test("an unknown reason is rejected", async () => {
  const she = await aMember(app.db);
  const answer = await remove(await loggedIn(app, she.id), { reason: "boredom" });
  expect(answer.json().fields.reason.error).toBe("invalid_value");
});

test("before deleting, a member learns which credits are lost", async () => {
  const she = await aMember(app.db);
  await giveCredits(app.db, she, 30);
  await buyCredits(app.db, she, 150);
  expect((await (await loggedIn(app, she.id)).get(DELETION)).json()).toEqual({
    bonus: 30,
    bought: 150,
    undo_until: new Date(app.clock.now().getTime() + 14 * DAY_MS).toISOString(),
  });
});

/** A response without the online status, nor the order of members that depends on it. */
function withoutTime(body: string): unknown {
  const response = body === "" ? null : JSON.parse(body.replaceAll(/"online":("\w+"|null),?/g, ""));
  if (!response || !Array.isArray(response.members)) return response;
  const members = response.members as { readonly id: string }[];
  return { ...response, members: members.toSorted((a, b) => a.id.localeCompare(b.id)) };
}

test("opening the mailed link changes nothing, and using it a minute before 14 days brings everything back", async () => {
  const { she, hers, his, conversation } = await aPair();
  // Presence, the last use of a session and what a deletion would lose depend on the time, which
  // has moved on.
  const urls = urlsOf({ id: she.id, conversation }).filter((url) => !/deletion|sessions/.test(url));
  const look = (visitor: Visitor) =>
    Promise.all(urls.map(async (url) => withoutTime((await visitor.get(url)).body)));
  const [herBefore, hisBefore] = [await look(hers), await look(his)];
  await remove(hers);
  const token = await lastToken(she.email);
  app.clock.advance(14 * DAY_MS - MINUTE_MS);
  const seen = (await app.visitor().get(`/api/links/${token}`)).json();
  expect(seen).toEqual({ purpose: "deletion_undo", state: "open", logged_in: false });
  expect((await his.get(`/api/chats/${conversation}`)).statusCode).toBe(410);
  const answer = await follow(token);
  expect([answer.statusCode, answer.json().user]).toEqual([200, null]);
  app.clock.advance(MINUTE_MS - 14 * DAY_MS);
  await drainQueue(app.context);
  expect(await look(his)).toEqual(hisBefore);
  expect(await look(await loggedIn(app, she.id))).toEqual(herBefore);
});

test("messages that were still pending at the deletion are delivered once it is undone", async () => {
  const she = await aMember(app.db, { confirmed: false });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 30);
  const hers = await loggedIn(app, she.id);
  const message = { client_id: randomUUID(), to: { member: he.id }, text: "Eindelijk" };
  await hers.post("/api/chats/messages", message);
  await app.db
    .transaction()
    .execute((tx) => setConfirmed(tx, { site: she.site, id: she.id, at: app.clock.now() }));
  await remove(hers);
  const token = await lastToken(she.email);
  await drainQueue(app.context);
  await follow(token);
  await drainQueue(app.context);
  expect((await (await loggedIn(app, he.id)).get("/api/chats.php")).json().chats).toMatchObject([
    { last_message: { text: "Eindelijk" } },
  ]);
});

test("the mailed link is rejected a minute after 14 days, and when it is used again", async () => {
  const late = await aMember(app.db);
  await remove(await loggedIn(app, late.id));
  app.clock.advance(14 * DAY_MS + MINUTE_MS);
  const answer = await follow(await lastToken(late.email));
  expect([answer.statusCode, answer.json().error]).toEqual([410, "link_invalid"]);
  const twice = await aMember(app.db);
  await remove(await loggedIn(app, twice.id));
  const token = await lastToken(twice.email);
  await follow(token);
  await remove(await loggedIn(app, twice.id));
  expect((await follow(token)).statusCode).toBe(410);
});

const notFinal =
  "Het verwijderen van dit account is nog niet definitief. Met de e-mail die we je stuurden, haal je het terug.";

test.each(["/api/signup/check", "/api/signup"])(
  "%s with a deleted account's address says that the mail brings the account back, and sends it at most three times a day",
  async (url) => {
    const she = await aMember(app.db);
    await remove(await loggedIn(app, she.id));
    app.clock.advance(DAY_MS);
    const attempt = () =>
      postFromElsewhere(app.visitor(), url, aSignup({ email: she.email.toUpperCase() }));
    for (let n = 0; n < 5; n += 1) {
      app.clock.advance(1_000);
      expect((await attempt()).json().fields).toEqual({
        email: { error: "email_deleted", message: notFinal },
      });
    }
    const mails = await mailsTo(she.email);
    expect(mails.map(({ kind }) => kind)).toEqual(Array<string>(4).fill("deletion_undo"));
    app.clock.advance(12 * DAY_MS);
    expect((await follow(mails.at(-1)?.token ?? "none")).statusCode).toBe(200);
  },
);

test("a link that is mailed again expires with the original 14 days", async () => {
  const she = await aMember(app.db);
  await remove(await loggedIn(app, she.id));
  app.clock.advance(10 * DAY_MS);
  await postFromElsewhere(app.visitor(), "/api/signup/check", { email: she.email });
  app.clock.advance(4 * DAY_MS + MINUTE_MS);
  expect((await follow(await lastToken(she.email))).statusCode).toBe(410);
});

test("with neutral answers only the mail reveals that the account is deleted", async () => {
  await withSite(app, "vonk", { neutral_account_answers: true }, async () => {
    const she = await aMember(app.db);
    await remove(await loggedIn(app, she.id));
    const free = await postFromElsewhere(app.visitor(), "/api/signup", aSignup());
    const form = aSignup({ email: she.email });
    const deleted = await postFromElsewhere(app.visitor(), "/api/signup", form);
    expect([deleted.statusCode, deleted.body]).toEqual([free.statusCode, free.body]);
    await drainQueue(app.context);
    expect((await mailsTo(she.email)).map(({ subject }) => subject)).toEqual([
      "Je account bij Vonk is verwijderd",
      "Je account bij Vonk is verwijderd",
    ]);
  });
});

test("the partner's address is the site's, and a site has none by default", async () => {
  const partner = async (host: string) =>
    (await app.visitor(host).get(`${DELETION}/partner`)).json().partner;
  expect(await partner("localhost")).toBeNull();
  const delete_partner = { name: "Wandelmaatjes", url: "https://wandelen.example/" };
  await withSite(app, "vonk", { delete_partner }, async () => {
    expect(await partner("localhost")).toEqual(delete_partner);
  });
});
