import { sql } from "kysely";
import { expect, test } from "vitest";
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
