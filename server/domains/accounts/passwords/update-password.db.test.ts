import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, PASSWORD } from "#tests/world/a-member.ts";
import { postFromElsewhere } from "#tests/world/a-signup.ts";

const app = testApp();
const CHOSEN = "drie gele regenlaarzen";

const logIn = (email: string, password: string, visitor: Visitor = app.visitor()) =>
  postFromElsewhere(visitor, "/api/user.php", { email, password });

async function aLoggedInMember() {
  const { id, email } = await aMember(app.db);
  const here = app.visitor();
  await logIn(email, PASSWORD, here);
  const change = (body: object = {}) =>
    here.put("/api/account/password", {
      password: PASSWORD,
      new_password: CHOSEN,
      repeat_password: CHOSEN,
      ...body,
    });
  return { id, email, here, change };
}

test("a member changes the password; the other sessions end, and a mail says so", async () => {
  const { email, here, change } = await aLoggedInMember();
  const elsewhere = app.visitor();
  await logIn(email, PASSWORD, elsewhere);
  expect((await change()).statusCode).toBe(204);
  expect((await here.get("/api/user.php")).statusCode).toBe(200);
  expect((await elsewhere.get("/api/user.php")).statusCode).toBe(403);
  expect((await logIn(email, PASSWORD)).json().error).toBe("login_failed");
  expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
  const { rows } = await sql<{ kind: string }>`
    select kind from mail where to_address = ${email} and kind <> 'new_login'`.execute(app.db);
  expect(rows.map(({ kind }) => kind)).toEqual(["password_changed"]);
});

test.each([
  [{ password: "niet het wachtwoord" }, "password", "Controleer je oude wachtwoord."],
  [
    { repeat_password: "iets anders" },
    "repeat_password",
    "De opgegeven wachtwoorden zijn niet gelijk.",
  ],
  [
    { new_password: "kort", repeat_password: "kort" },
    "new_password",
    "Kies een wachtwoord van minstens 12 tekens.",
  ],
  [{ password: "" }, "password", "Vul dit in."],
])("%j is an error of %s and changes nothing", async (body, field, message) => {
  const { email, change } = await aLoggedInMember();
  const answer = await change(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { [field]: { message } } });
  expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
});

test("wrong passwords block the account as at log-in", async () => {
  const { change } = await aLoggedInMember();
  for (let n = 0; n < 5; n += 1) await change({ password: "niet het wachtwoord" });
  expect((await change()).json()).toMatchObject({ error: "account_blocked", minutes: 15 });
});

test("a member reads the address of the account and whether it is confirmed", async () => {
  const { email, here } = await aLoggedInMember();
  expect((await here.get("/api/account")).json()).toEqual({ email, confirmed: true });
});

/**
 * Starts a request that still finds the old password, and replaces the password before the request
 * writes anything.
 */
async function duringReset<T>(id: MemberId, request: () => Promise<T>): Promise<T> {
  const hash = await hashPassword(CHOSEN);
  const started = await app.db.transaction().execute(async (tx) => {
    await sql`update account set password_hash = ${hash} where id = ${id}`.execute(tx);
    const running = request();
    await Promise.race([running, untilBlocked()]);
    return { running };
  });
  return started.running;
}

async function untilBlocked(): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  if (rows.length > 0) return;
  await setTimeout(10);
  await untilBlocked();
}

test("a log-in that began with the old password does not outlive a reset", async () => {
  const { id, email } = await aMember(app.db);
  const thief = app.visitor();
  const answer = await duringReset(id, () => logIn(email, PASSWORD, thief));
  expect(answer.json().error).toBe("login_failed");
  expect((await thief.get("/api/user.php")).json().error).toBe("authentication_required");
});

test.each([
  ["PUT", "/api/account/password", { new_password: PASSWORD, repeat_password: PASSWORD }],
  ["PUT", "/api/account/email", { email: "elders@example.nl" }],
  ["POST", "/api/account/deletion", {}],
] as const)("%s %s that began with the old password does not outlive a reset", async (...row) => {
  const [method, url, body] = row;
  const { id, email, here } = await aLoggedInMember();
  const payload = { password: PASSWORD, ...body };
  const answer = await duringReset(id, () => here.send({ method, url, payload }));
  expect(answer.json().error).toBe("authentication_required");
  await drainQueue(app.context);
  expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
  const { rows } = await sql`select from mail where to_address = 'elders@example.nl'`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
});

test("a new password cancels a change of address that has not been mailed yet", async () => {
  const { here, change } = await aLoggedInMember();
  const email = "nog-niet@example.nl";
  expect((await here.put("/api/account/email", { email, password: PASSWORD })).statusCode).toBe(
    204,
  );
  await change();
  await drainQueue(app.context);
  const { rows } = await sql`select from mail where to_address = ${email}`.execute(app.db);
  expect(rows).toEqual([]);
});
