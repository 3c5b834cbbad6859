import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

test("a table locked by a migration makes a call wait briefly and then return 503", async () => {
  const browser = await loggedIn(app, (await aMember(app.db)).id);
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table account in access exclusive mode`.execute(tx);
    const answer = await browser.get("/api/user.php");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
    expect(answer.json().error).toBe("unavailable");
  });
  expect((await browser.get("/api/user.php")).statusCode).toBe(200);
});

test("a message whose wallet is locked elsewhere gets 503, is not charged, and succeeds on a retry", async () => {
  const [anna, bert] = [await aMember(app.db), await aMember(app.db)];
  await giveCredits(app.db, anna, 100);
  const browser = await loggedIn(app, anna.id);
  const message = { client_id: randomUUID(), to: { member: bert.id }, text: "Dag" };
  const send = () => browser.post("/api/chats/messages", message);
  await app.db.transaction().execute(async (tx) => {
    await sql`select from wallet where member_id = ${anna.id} for update`.execute(tx);
    const answer = await send();
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  });
  expect((await send()).statusCode).toBe(200);
  const { rows } = await sql`select from message where sender_id = ${anna.id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});
