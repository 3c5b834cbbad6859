import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { anAuthenticator } from "#tests/world/an-authenticator.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { purgeChallenges } from "./store.ts";

const app = testApp();
// Ends the rate limits of the test before.
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

test("beginning a log-in names no passkey, so it reveals nothing of an account", async () => {
  await withPasskey();
  const answer = await app.visitor().post("/api/login/passkey/options", {});
  const { options } = answer.json<{ options: Record<string, unknown> }>();
  expect(options).toMatchObject({ userVerification: "required", rpId: "localhost" });
  expect(options["allowCredentials"] ?? []).toEqual([]);
});

test("a deleted account gets no log-in by its passkey", async () => {
  const { here, device } = await withPasskey();
  expect((await here.post("/api/account/deletion", { password: PASSWORD })).statusCode).toBe(200);
  const visitor = app.visitor();
  const credential = device.assert({ challenge: await loginChallenge(visitor) });
  expect(errorOf(await logIn(visitor, credential))).toBe("passkey_failed");
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

test("a passkey of another member is neither renamed nor removed", async () => {
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

test("a member has twenty passkeys at most", async () => {
  const { id, here } = await withPasskey();
  await sql`insert into passkey (site_id, account_id, credential_id, public_key, sign_count, name, added_at)
    select site_id, account_id, decode(lpad(to_hex(n), 8, '0'), 'hex'), public_key, 0, name, added_at
    from passkey, generate_series(1, 19) n where account_id = ${id}`.execute(app.db);
  const answer = await here.post("/api/passkeys/options", { password: PASSWORD });
  expect(errorOf(answer)).toBe("passkey_limit");
});

test("challenges that nobody answered are purged", async () => {
  await loginChallenge(app.visitor());
  await purgeChallenges(app.db, new Date(app.clock.now().getTime() + 1));
  const { rows } = await sql`select from passkey_challenge`.execute(app.db);
  expect(rows).toEqual([]);
});
