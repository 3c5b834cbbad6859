import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { deliverPending } from "./deliver-pending.ts";

const app = testApp();
const site = "vonk" as SiteId;

afterEach(async () => {
  await assertConsistent(app.db, site);
  app.clock.advance(120_000);
});

/** A logged-in member with credits. On Vonk a gift costs 20, and a message 10. */
async function giver({ credits = 60, confirmed = true } = {}) {
  const member = await aMember(app.db, { confirmed });
  if (credits > 0) await giveCredits(app.db, member, credits);
  return { ...member, browser: await loggedIn(app, member.id) };
}

interface Given {
  readonly gift?: string;
  readonly text?: string;
  readonly client_id?: string;
  readonly price?: number;
}

const give = (
  from: Visitor,
  member: MemberId,
  { gift = "flowers", text = "", ...rest }: Given = {},
) =>
  from.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member },
    text,
    gift,
    ...rest,
  });
const messagesOf = async (browser: Visitor, id: string) =>
  (await browser.get(`/api/chats/${id}`)).json().messages;
const listedBy = async (browser: Visitor) =>
  (await browser.get("/api/chats.php")).json().chats[0].last_message;

test("every gift costs gift_credits, and arrives with the giver's words", async () => {
  const [from, to] = [await giver(), await giver({ credits: 0 })];
  const first = await give(from.browser, to.id);
  expect(first.json()).toMatchObject({
    message: { state: "sent", seq: 1, type: "gift", gift: "flowers", text: "" },
    credits: 40,
  });
  const second = await give(from.browser, to.id, { gift: "coffee", text: "Tot zondag" });
  expect(second.json()).toMatchObject({ credits: 20 });
  const { id } = first.json().conversation;
  expect(await messagesOf(to.browser, id)).toMatchObject([
    { mine: false, type: "gift", gift: "flowers", text: "" },
    { mine: false, type: "gift", gift: "coffee", text: "Tot zondag" },
  ]);
  expect(await listedBy(to.browser)).toMatchObject({ gift: "coffee", text: "Tot zondag" });
});

test("an unknown gift, or a message without gift and words, is rejected and costs nothing", async () => {
  const [from, to] = [await giver(), await giver({ credits: 0 })];
  const unknown = await give(from.browser, to.id, { gift: "gold" });
  expect(unknown.statusCode).toBe(422);
  expect(unknown.json().fields).toMatchObject({ gift: { error: "invalid_value" } });
  const empty = { client_id: randomUUID(), to: { member: to.id }, text: " " };
  const answer = await from.browser.post("/api/chats/messages", empty);
  expect(answer.json().fields).toMatchObject({ text: { error: "required" } });
  expect((await from.browser.get("/api/user.php")).json().user.credits).toBe(60);
});

test("the price of a gift is shown beforehand, and no gift is sent at another price", async () => {
  const [from, to] = [await giver({ credits: 0 }), await giver({ credits: 0 })];
  const priceOf = async () =>
    (await from.browser.get(`/api/chats/price?member=${to.id}`)).json().gift;
  expect(await priceOf()).toMatchObject({ credits: 20, money: { from: true } });
  await buyCredits(app.db, from, 100);
  expect(await priceOf()).toEqual({
    credits: 20,
    money: { minor: 200, currency: "EUR", from: false },
  });
  const answer = await give(from.browser, to.id, { price: 10 });
  expect(answer.json()).toMatchObject({ error: "price_changed" });
});

test("200 parallel gifts with credits for ten give exactly ten", async () => {
  const [from, to] = [await giver({ credits: 200 }), await giver({ credits: 0 })];
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => give(from.browser, to.id, { gift: "cake" })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect((await from.browser.get("/api/user.php")).json().user.credits).toBe(0);
});

test("a retry gives one gift, and the same id with another gift is rejected", async () => {
  const [from, to] = [await giver(), await giver({ credits: 0 })];
  const client_id = randomUUID();
  const answers = [
    await give(from.browser, to.id, { client_id }),
    await give(from.browser, to.id, { client_id }),
  ];
  expect(answers.map((answer) => answer.json().credits)).toEqual([40, 40]);
  const other = await give(from.browser, to.id, { client_id, gift: "book" });
  expect(other.json().error).toBe("message_id_used");
});

test("a gift as the first message starts one of a free member's two conversations", async () => {
  const from = await giver();
  const others = [await giver(), await giver(), await giver()];
  const answers = [];
  for (const { id } of others) answers.push((await give(from.browser, id)).json().error ?? "given");
  expect(answers).toEqual(["given", "given", "conversation_limit"]);
});

test("an unconfirmed member's gift arrives after the confirmation", async () => {
  const [from, to] = [await giver({ confirmed: false }), await giver({ credits: 0 })];
  const answer = (await give(from.browser, to.id, { text: "Voor jou" })).json();
  expect(answer.message).toMatchObject({ state: "pending", type: "gift", gift: "flowers" });
  const at = app.clock.now();
  await sql`update account set confirmed_at = ${at} where id = ${from.id}`.execute(app.db);
  await sql`update profile set published_at = ${at} where id = ${from.id}`.execute(app.db);
  await deliverPending(app.context.services, site, from.id, at);
  expect(await messagesOf(to.browser, answer.conversation.id)).toMatchObject([
    { type: "gift", gift: "flowers", text: "Voor jou" },
  ]);
});

test("a gift requires log-in", async () => {
  const to = await giver({ credits: 0 });
  const answer = await give(app.visitor(), to.id);
  expect(answer.json().error).toBe("authentication_required");
});
