import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { drainQueue } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { anAuthenticator } from "#tests/world/an-authenticator.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { suspendMember } from "#tests/world/suspend-member.ts";
import { passkeys } from "./store.ts";

const app = testApp();
const CHOSEN = "drie gele regenlaarzen";
// Clears the rate limits of the previous test.
beforeEach(() => app.clock.advance(300_000));

interface Begun {
  readonly options: { readonly challenge: string; readonly userVerification?: string };
}

async function challengeFor(visitor: Visitor, url: string, body: object = {}): Promise<string> {
  const answer = await visitor.post(url, body);
  expect(answer.statusCode).toBe(200);
  return answer.json<Begun>().options.challenge;
}
const addChallenge = (visitor: Visitor) =>
  challengeFor(visitor, "/api/passkeys/options", { password: PASSWORD });
const loginChallenge = (visitor: Visitor) => challengeFor(visitor, "/api/login/passkey/options");

/** A member with a passkey, on the device that made it. */
async function withPasskey(details: Parameters<typeof aMember>[1] = {}) {
  const member = await aMember(app.db, details);
  const here = await loggedIn(app, member.id);
  const device = anAuthenticator();
  const credential = device.register({ challenge: await addChallenge(here) });
  const added = await here.post("/api/passkeys", { name: "Telefoon", credential });
  expect(added.statusCode).toBe(204);
  return { ...member, here, device };
}
type Holder = Awaited<ReturnType<typeof withPasskey>>;

const logIn = (visitor: Visitor, credential: object) =>
  visitor.post("/api/login/passkey", { credential });
const errorOf = (answer: { json(): unknown }) => (answer.json() as { error?: string }).error;
const listOf = async (visitor: Visitor) =>
  (await visitor.get("/api/passkeys")).json<{ passkeys: { id: string; name: string }[] }>()
    .passkeys;
const mailsTo = async (email: string) => {
  const { rows } = await sql<{ kind: string; text: string }>`
    select kind, text from mail where to_address = ${email} order by kind`.execute(app.db);
  return rows;
};

test("a member adds a passkey and logs in with it", async () => {
  const { email, here, device } = await withPasskey();
  const visitor = app.visitor();
  const answer = await logIn(visitor, device.assert({ challenge: await loginChallenge(visitor) }));
  expect(answer.statusCode).toBe(200);
  expect((await visitor.get("/api/account")).json()).toMatchObject({ email });
  expect(await listOf(here)).toMatchObject([
    { name: "Telefoon", used_at: app.clock.now().toISOString() },
  ]);
});

test("adding a passkey requires the password", async () => {
  const here = await loggedIn(app, (await aMember(app.db)).id);
  const answer = await here.post("/api/passkeys/options", { password: "niet mijn wachtwoord" });
  expect(answer.statusCode).toBe(422);
});

test("an answer works once", async () => {
  const { device } = await withPasskey();
  const visitor = app.visitor();
  const credential = device.assert({ challenge: await loginChallenge(visitor) });
  expect((await logIn(visitor, credential)).statusCode).toBe(200);
  expect(errorOf(await logIn(app.visitor(), credential))).toBe("passkey_failed");
});

test("a challenge works for five minutes", async () => {
  const { device } = await withPasskey();
  const visitor = app.visitor();
  const challenge = await loginChallenge(visitor);
  app.clock.advance(300_000);
  expect(errorOf(await logIn(visitor, device.assert({ challenge })))).toBe("passkey_failed");
});

test.each([
  ["of a page on another host", { origin: "http://vonk.example" }],
  ["for another site", { host: "zweiter.localhost" }],
  ["of a device that did not check who holds it", { verified: false }],
])("an answer %s is rejected", async (_case, wrong) => {
  const { device } = await withPasskey();
  const visitor = app.visitor();
  const challenge = await loginChallenge(visitor);
  expect(errorOf(await logIn(visitor, device.assert({ challenge, ...wrong })))).toBe(
    "passkey_failed",
  );
});

test("a passkey of one site does not log in on another", async () => {
  const { device } = await withPasskey();
  const visitor = app.visitor("zweiter.localhost");
  const challenge = await loginChallenge(visitor);
  expect(errorOf(await logIn(visitor, device.assert({ challenge })))).toBe("passkey_failed");
});

test("a copy of a device, whose counter lags behind, is rejected", async () => {
  const { device } = await withPasskey();
  device.count(10);
  const visitor = app.visitor();
  await logIn(visitor, device.assert({ challenge: await loginChallenge(visitor) }));
  device.count(9);
  const copy = device.assert({ challenge: await loginChallenge(visitor) });
  expect(errorOf(await logIn(visitor, copy))).toBe("passkey_failed");
});

test("a challenge of one member adds no passkey to another's account", async () => {
  const here = await loggedIn(app, (await aMember(app.db)).id);
  const thief = await loggedIn(app, (await aMember(app.db)).id);
  const credential = anAuthenticator().register({ challenge: await addChallenge(here) });
  const answer = await thief.post("/api/passkeys", { name: "Laptop", credential });
  expect(errorOf(answer)).toBe("passkey_failed");
});

test("a challenge for a log-in adds no passkey", async () => {
  const here = await loggedIn(app, (await aMember(app.db)).id);
  const credential = anAuthenticator().register({ challenge: await loginChallenge(here) });
  const answer = await here.post("/api/passkeys", { name: "Laptop", credential });
  expect(errorOf(answer)).toBe("passkey_failed");
});

test("starting a log-in names no passkey, so it reveals nothing about an account", async () => {
  await withPasskey();
  const answer = await app.visitor().post("/api/login/passkey/options", {});
  const { options } = answer.json<{ options: Record<string, unknown> }>();
  expect(options).toMatchObject({ userVerification: "required", rpId: "localhost" });
  expect(options["allowCredentials"] ?? []).toEqual([]);
});

const logInOf = async (device: ReturnType<typeof anAuthenticator>, visitor = app.visitor()) =>
  logIn(visitor, device.assert({ challenge: await loginChallenge(visitor) }));

test("a deleted member cannot log in with a passkey", async () => {
  const { here, device } = await withPasskey();
  expect((await here.post("/api/account/deletion", { password: PASSWORD })).statusCode).toBe(200);
  expect(errorOf(await logInOf(device))).toBe("passkey_failed");
});

test("a suspended member cannot log in with a passkey, and reads why", async () => {
  const { id, site, device } = await withPasskey();
  await suspendMember(app.db, { id, site }, app.clock.now());
  const visitor = app.visitor();
  const answer = await logInOf(device, visitor);
  expect([answer.statusCode, errorOf(answer)]).toEqual([403, "account_disabled"]);
  expect(answer.json<{ message: string }>().message).toContain("Je profiel is voorgoed uitgezet.");
  expect(visitor.cookies.has("session")).toBe(false);
});

test("a member with an unconfirmed address logs in with a passkey, and stays unconfirmed", async () => {
  const { device } = await withPasskey({ confirmed: false });
  const answer = await logInOf(device);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    user: { status: "not_confirmed", profile: { status: "disabled" } },
  });
});

/** The token of the newest link that was mailed to an address. */
async function mailedToken(email: string, kind: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select text from mail
    where to_address = ${email} and kind = ${kind} order by written_at desc limit 1`.execute(
    app.db,
  );
  return /\/([\w-]{43})\n/.exec(rows[0]?.text ?? "")?.[1] ?? "none";
}

/** Queues mails without handing them over, which would mask their links. */
const queueMails = () =>
  drainQueue(app.context, {
    send: () => Promise.resolve({ is: "delayed", reason: "452" }),
    close: () => undefined,
  });

async function resetPassword(email: string) {
  await app.visitor().post("/api/account/password-reset", { email });
  await queueMails();
  const passwords = { new_password: CHOSEN, repeat_password: CHOSEN };
  const token = await mailedToken(email, "password_reset");
  return app.visitor().post(`/api/links/${token}`, passwords);
}

async function takeAddressBack(email: string, here: Visitor) {
  const to = `${randomUUID()}@example.nl`;
  await here.put("/api/account/email", { email: to, password: PASSWORD });
  await queueMails();
  await here.post(`/api/links/${await mailedToken(to, "email_change")}`, {});
  await queueMails();
  return app.visitor().post(`/api/links/${await mailedToken(email, "email_changed")}`, {});
}

test.each([
  ["a new password by a mailed link", ({ email }: Holder) => resetPassword(email)],
  ["the way back to an earlier address", ({ email, here }: Holder) => takeAddressBack(email, here)],
])("%s removes every passkey and cancels one that is being added", async (_case, takeBack) => {
  const holder = await withPasskey();
  const stranger = anAuthenticator();
  const challenge = await addChallenge(holder.here);
  expect((await takeBack(holder)).statusCode).toBe(200);
  expect(errorOf(await logInOf(holder.device))).toBe("passkey_failed");
  const again = await loggedIn(app, holder.id);
  expect(await listOf(again)).toEqual([]);
  const late = { name: "Van een vreemde", credential: stranger.register({ challenge }) };
  expect(errorOf(await again.post("/api/passkeys", late))).toBe("passkey_failed");
});

test("a member who changes the password while logged in keeps the passkeys", async () => {
  const { here, device } = await withPasskey();
  const passwords = { password: PASSWORD, new_password: CHOSEN, repeat_password: CHOSEN };
  expect((await here.put("/api/account/password", passwords)).statusCode).toBe(204);
  expect((await logInOf(device)).statusCode).toBe(200);
});

test("a member renames and removes a passkey, and is mailed about it", async () => {
  const { email, here, device } = await withPasskey();
  const [passkey] = await listOf(here);
  const url = `/api/passkeys/${passkey?.id}`;
  expect((await here.put(url, { name: "Oude telefoon" })).statusCode).toBe(204);
  expect(await listOf(here)).toMatchObject([{ name: "Oude telefoon" }]);
  for (const _ of [1, 2]) expect((await here.send({ method: "DELETE", url })).statusCode).toBe(204);
  expect(await listOf(here)).toEqual([]);
  const mails = (await mailsTo(email)).filter(({ kind }) => kind.startsWith("passkey_"));
  expect(mails.map(({ kind }) => kind)).toEqual(["passkey_added", "passkey_removed"]);
  expect(mails[1]?.text).toContain("Oude telefoon");
  const visitor = app.visitor();
  const credential = device.assert({ challenge: await loginChallenge(visitor) });
  expect(errorOf(await logIn(visitor, credential))).toBe("passkey_failed");
});

test("another member's passkey can be neither renamed nor removed", async () => {
  const { here } = await withPasskey();
  const [passkey] = await listOf(here);
  const stranger = await loggedIn(app, (await aMember(app.db)).id);
  const url = `/api/passkeys/${passkey?.id}`;
  expect((await stranger.put(url, { name: "Van mij" })).statusCode).toBe(404);
  await stranger.send({ method: "DELETE", url });
  expect(await listOf(here)).toMatchObject([{ name: "Telefoon" }]);
});

test("an address that nobody confirmed gets no mail about a passkey", async () => {
  const { email } = await withPasskey({ confirmed: false });
  expect(await mailsTo(email)).toEqual([]);
});

test("a member can have at most twenty passkeys", async () => {
  const { id, here } = await withPasskey();
  await sql`insert into passkey (site_id, account_id, credential_id, public_key, sign_count, name, added_at)
    select site_id, account_id, decode(lpad(to_hex(n), 8, '0'), 'hex'), public_key, 0, name, added_at
    from passkey, generate_series(1, 19) n where account_id = ${id}`.execute(app.db);
  const answer = await here.post("/api/passkeys/options", { password: PASSWORD });
  expect(errorOf(answer)).toBe("passkey_limit");
});

test("challenges that nobody answered are purged", async () => {
  await loginChallenge(app.visitor());
  await passkeys.purgeChallenges(app.db, new Date(app.clock.now().getTime() + 1));
  const { rows } = await sql`select from passkey_challenge`.execute(app.db);
  expect(rows).toEqual([]);
});
