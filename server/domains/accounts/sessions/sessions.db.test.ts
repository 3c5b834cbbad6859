import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Session } from "#contract/accounts/sessions.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

const listSessions = async (visitor: Visitor) =>
  (await visitor.get("/api/sessions")).json<{ sessions: Session[] }>().sessions;

const isLoggedIn = async (visitor: Visitor) =>
  (await visitor.get("/api/user.php")).statusCode === 200;

async function twoDevices() {
  const { id } = await aMember(app.db);
  return { id, here: await loggedIn(app, id), there: await loggedIn(app, id) };
}

test("a member sees where the account is logged in, this device first", async () => {
  const { id, there } = await twoDevices();
  await aMember(app.db).then((other) => loggedIn(app, other.id));
  app.clock.advance(60_000);
  const here = await loggedIn(app, id);
  app.clock.advance(60_000);
  await there.get("/api/user.php");
  const sessions = await listSessions(there);
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
  expect((await listSessions(here))[0]).toMatchObject({ current: true });
  expect((await listSessions(here))[0]?.id).not.toBe(sessions[0]?.id);
});

test("a session shows the browser and the system of its log-in", async () => {
  const { email } = await aMember(app.db);
  const visitor = app.visitor();
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0" };
  await visitor.post("/api/user.php", { email, password: PASSWORD }, headers);
  const sessions = await listSessions(visitor);
  expect(sessions).toMatchObject([{ browser: "Firefox", system: "Linux", country: null }]);
});

test("a session shows when it was last used, to the nearest ten minutes", async () => {
  const { here, there } = await twoDevices();
  const usedAt = async () => (await listSessions(there)).find(({ current }) => !current)?.used_at;
  const first = await usedAt();
  app.clock.advance(9 * 60_000);
  await here.get("/api/user.php");
  expect(await usedAt()).toBe(first);
  app.clock.advance(60_000);
  await here.get("/api/user.php");
  await expect.poll(usedAt).toBe(app.clock.now().toISOString());
});

test("a member can end one session and keep the others", async () => {
  const { here, there } = await twoDevices();
  const other = (await listSessions(here)).find(({ current }) => !current);
  expect(
    (await here.send({ method: "DELETE", url: `/api/sessions/${other?.id}` })).statusCode,
  ).toBe(204);
  expect(await isLoggedIn(there)).toBe(false);
  expect(await listSessions(here)).toMatchObject([{ current: true }]);
});

test("a member ends every other session, and its device counts as new again", async () => {
  const { id, here, there } = await twoDevices();
  const stranger = await loggedIn(app, (await aMember(app.db)).id);
  expect((await here.send({ method: "DELETE", url: "/api/sessions" })).statusCode).toBe(204);
  expect([await isLoggedIn(here), await isLoggedIn(there), await isLoggedIn(stranger)]).toEqual([
    true,
    false,
    true,
  ]);
  const { rows } = await sql`select from known_device where account_id = ${id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

test("another member's session cannot be ended", async () => {
  const { here } = await twoDevices();
  const stranger = await loggedIn(app, (await aMember(app.db)).id);
  const [session] = await listSessions(here);
  expect(
    (await stranger.send({ method: "DELETE", url: `/api/sessions/${session?.id}` })).statusCode,
  ).toBe(204);
  expect(await isLoggedIn(here)).toBe(true);
});

const mailsTo = async (email: string) => {
  const { rows } = await sql<{ subject: string; text: string }>`select subject, text from mail
    where to_address = ${email} and kind = 'new_login'`.execute(app.db);
  return rows;
};

test("the first log-in on a device is mailed to the member, the second is not", async () => {
  const { email } = await aMember(app.db, { language: "de" });
  const visitor = app.visitor();
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0" };
  for (const _ of [1, 2])
    await visitor.post("/api/user.php", { email, password: PASSWORD }, headers);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Neue Anmeldung bei Vonk");
  expect(mail?.text).toContain("Das Gerät: Firefox auf Linux.");
  expect(mail?.text).toContain("/settings/sessions");
});

test("a device known only to another member counts as new", async () => {
  const [first, second] = [await aMember(app.db), await aMember(app.db)];
  const visitor = app.visitor();
  for (const { email } of [first, second]) {
    await visitor.post("/api/user.php", { email, password: PASSWORD });
  }
  expect(await mailsTo(second.email)).toHaveLength(1);
});

test("an address that nobody confirmed gets no mail about a log-in", async () => {
  const { email } = await aMember(app.db, { confirmed: false });
  await app.visitor().post("/api/user.php", { email, password: PASSWORD });
  expect(await mailsTo(email)).toEqual([]);
});
