import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { hideMember, waysToHide } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const site = "vonk" as SiteId;

afterEach(async () => {
  await assertConsistent(app.db, site);
  app.clock.advance(120_000);
});

/** A logged-in member with credits. On Vonk a message costs 10. */
async function writer(credits = 30) {
  const member = await aMember(app.db);
  if (credits > 0) await giveCredits(app.db, member, credits);
  return { ...member, browser: await loggedIn(app, member.id) };
}

const send = (from: Visitor, member: MemberId, text = "Goedemorgen", client_id = randomUUID()) =>
  from.post("/api/chats/messages", { client_id, to: { member }, text });
const chatsOf = async (browser: Visitor) => (await browser.get("/api/chats.php")).json().chats;
const creditsOf = async (browser: Visitor) =>
  (await browser.get("/api/user.php")).json().user.credits;
const countOf = async (table: string, sender: MemberId) => {
  const { rows } = await sql<{ n: number }>`
    select count(*) n from ${sql.table(table)} where sender_id = ${sender}`.execute(app.db);
  return rows[0]?.n;
};

test("a message is charged, appears for both members, and is unread for the recipient", async () => {
  const [from, to] = [await writer(), await writer(0)];
  const answer = await send(from.browser, to.id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    message: { state: "sent", seq: 1, mine: true, type: "text", text: "Goedemorgen" },
    credits: 20,
  });
  expect(await creditsOf(from.browser)).toBe(20);
  const conversation = { id: answer.json().conversation.id };
  const last_message = { text: "Goedemorgen", mine: false, state: "sent" };
  expect(await chatsOf(to.browser)).toMatchObject([
    { conversation, profile: { id: from.id }, num_unread_messages: 1, last_message },
  ]);
  expect(await chatsOf(from.browser)).toMatchObject([
    { conversation, profile: { id: to.id }, num_unread_messages: 0 },
  ]);
});

test("a reply goes to the same conversation, addressed by its id or by the member", async () => {
  const [from, to] = [await writer(), await writer()];
  const { conversation } = (await send(from.browser, to.id)).json();
  const answer = await to.browser.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { conversation: conversation.id },
    text: "Dag",
  });
  expect(answer.json()).toMatchObject({ conversation, message: { seq: 2 } });
  expect((await send(from.browser, to.id)).json()).toMatchObject({
    conversation,
    message: { seq: 3 },
  });
});

test("twenty attempts with the same id give one message, one charge and twenty equal responses", async () => {
  const [from, to] = [await writer(), await writer(0)];
  const client_id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(from.browser, to.id, "Eén keer", client_id)),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await countOf("message", from.id)).toBe(1);
  expect(await creditsOf(from.browser)).toBe(20);
});

test("the same id with another text or another recipient is rejected and costs nothing", async () => {
  const [from, to, other] = [await writer(), await writer(0), await writer(0)];
  const client_id = randomUUID();
  await send(from.browser, to.id, "Dag", client_id);
  for (const again of [
    await send(from.browser, to.id, "Iets anders", client_id),
    await send(from.browser, other.id, "Dag", client_id),
  ]) {
    expect([again.statusCode, again.json().error]).toEqual([409, "message_id_used"]);
  }
  expect(await creditsOf(from.browser)).toBe(20);
});

test("two members may use the same id", async () => {
  const [one, two, to] = [await writer(), await writer(), await writer(0)];
  const client_id = randomUUID();
  expect((await send(one.browser, to.id, "Dag", client_id)).statusCode).toBe(200);
  expect((await send(two.browser, to.id, "Dag", client_id)).statusCode).toBe(200);
});

test("200 parallel messages with credits for ten send exactly ten", async () => {
  const [from, to] = [await writer(60), await writer(0)];
  await buyCredits(app.db, from, 45);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => send(from.browser, to.id, `Bericht ${n}`)),
  );
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
  expect(answers.filter((answer) => answer.json().error === "not_enough_credits")).toHaveLength(
    190,
  );
  expect(await countOf("message", from.id)).toBe(10);
  expect(await creditsOf(from.browser)).toBe(5);
});

test("50 parallel first messages of a free member start exactly two conversations", async () => {
  const from = await writer(1_000);
  const others = await Promise.all(
    Array.from({ length: 50 }, () => aProfile(app.db, { photos: 0 })),
  );
  const answers = await Promise.all(others.map((id) => send(from.browser, id)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(2);
  expect(answers.filter((answer) => answer.json().error === "conversation_limit")).toHaveLength(48);
  expect(await creditsOf(from.browser)).toBe(980);
  expect(await chatsOf(from.browser)).toHaveLength(2);
});

test("two members who write to each other at the same moment have one conversation", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await writer(), await writer()];
    const answers = await Promise.all([send(one.browser, two.id), send(two.browser, one.id)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.json().conversation.id)).size).toBe(1);
    expect(answers.map((answer) => answer.json().message.seq).toSorted()).toEqual([1, 2]);
  }
});

test("removing a conversation does not give back a free one", async () => {
  const from = await writer();
  for (let n = 0; n < 2; n += 1) {
    const { conversation } = (await send(from.browser, (await writer(0)).id)).json();
    const removed = await from.browser.send({
      method: "DELETE",
      url: "/api/chat.php",
      payload: { conversation: conversation.id },
    });
    expect(removed.statusCode).toBe(204);
  }
  const third = await send(from.browser, (await writer(0)).id);
  expect([third.statusCode, third.json().error]).toEqual([403, "conversation_limit"]);
  expect(third.json().message).toMatch(/^Deze functie is alleen beschikbaar voor premium leden\./);
});

test("replies are limited only by credits, and a Premium member starts any number of conversations", async () => {
  const free = await writer();
  const premium = await writer(0);
  await buyCredits(app.db, premium, 100);
  for (let n = 0; n < 3; n += 1) {
    const other = await writer();
    expect((await send(other.browser, free.id)).statusCode).toBe(200);
    expect((await send(free.browser, other.id)).statusCode).toBe(200);
    expect((await send(premium.browser, other.id)).statusCode).toBe(200);
  }
  const { user } = (await premium.browser.get("/api/user.php")).json();
  expect(user).toMatchObject({ paid_user: true, credits: 70 });
});

test("a message without enough credits is rejected with price and balance, and nothing is stored", async () => {
  const [from, to] = [await writer(9), await writer(0)];
  const answer = await send(from.browser, to.id);
  expect(answer.statusCode).toBe(402);
  expect(answer.json()).toEqual({
    error: "not_enough_credits",
    message: "Je hebt onvoldoende credits",
    price: 10,
    balance: 9,
  });
  expect(await chatsOf(from.browser)).toEqual([]);
  expect(await chatsOf(to.browser)).toEqual([]);
  expect(await creditsOf(from.browser)).toBe(9);
});

test.each([
  ["empty", "", "required"],
  ["blank", " \n\t ", "required"],
  ["longer than message_length", "a".repeat(1_001), "too_long"],
  ["much longer", "a".repeat(100_000), "too_long"],
  ["with a null byte", "a\0b", "invalid_value"],
  ["with half a character", "a\ud800", "invalid_value"],
])("a text that is %s is rejected and costs nothing", async (_, text, word) => {
  const [from, to] = [await writer(), await writer(0)];
  const answer = await send(from.browser, to.id, text);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields.text.error).toBe(word);
  expect(await creditsOf(from.browser)).toBe(30);
});

test("exactly message_length characters pass, even if each takes two code units", async () => {
  const [from, to] = [await writer(), await writer(0)];
  expect((await send(from.browser, to.id, "🙂".repeat(1_000))).statusCode).toBe(200);
});

test("nobody can write to themselves, to an unknown id, or to a member of another site", async () => {
  const from = await writer();
  const elsewhere = await aMember(app.db, { site: "second-spring" });
  const answers = await Promise.all(
    [from.id, randomUUID() as MemberId, elsewhere.id].map((id) => send(from.browser, id)),
  );
  expect(answers.map((answer) => answer.json().error)).toEqual([
    "message_to_oneself",
    "not_found",
    "not_found",
  ]);
  expect(await creditsOf(from.browser)).toBe(30);
});

test("nobody can write in others' conversations or in one of another site", async () => {
  const [one, two, stranger] = [await writer(), await writer(), await writer()];
  const { conversation } = (await send(one.browser, two.id)).json();
  const elsewhere = await aMember(app.db, { site: "second-spring" });
  await giveCredits(app.db, elsewhere, 30);
  for (const browser of [stranger.browser, await loggedIn(app, elsewhere.id, "second.localhost")]) {
    const answer = await browser.post("/api/chats/messages", {
      client_id: randomUUID(),
      to: { conversation: conversation.id },
      text: "Mag ik erbij?",
    });
    expect([answer.statusCode, answer.json().error]).toEqual([404, "not_found"]);
  }
});

test.each(waysToHide)("a member who is %s cannot be written to for the first time", async (how) => {
  const [from, to] = [await writer(), await writer(0)];
  await hideMember(app.db, to.id, how, from.id);
  const answer = await send(from.browser, to.id);
  expect([answer.statusCode, answer.json().error]).toEqual([410, "profile_unavailable"]);
  expect(await creditsOf(from.browser)).toBe(30);
});

test.each(waysToHide)("a conversation whose partner is %s", async (how) => {
  const [from, to] = [await writer(), await writer(0)];
  const { conversation } = (await send(from.browser, to.id)).json();
  await hideMember(app.db, to.id, how, from.id);
  const answer = await send(from.browser, to.id);
  const page = await from.browser.get(`/api/chats/${conversation.id}`);
  if (how === "invisible") {
    expect([answer.statusCode, page.statusCode]).toEqual([200, 200]);
    expect(await chatsOf(from.browser)).toHaveLength(1);
  } else {
    expect([answer.statusCode, answer.json().error]).toEqual([410, "conversation_closed"]);
    expect([page.statusCode, page.json().error]).toEqual([410, "conversation_closed"]);
    expect(await chatsOf(from.browser)).toEqual([]);
    expect(await creditsOf(from.browser)).toBe(20);
  }
});

test("an invisible member may write first and get a reply", async () => {
  const [from, to] = [await writer(), await writer()];
  await hideMember(app.db, from.id, "invisible", to.id);
  expect((await send(from.browser, to.id)).statusCode).toBe(200);
  expect(await chatsOf(to.browser)).toMatchObject([{ profile: { id: from.id } }]);
  expect((await to.browser.get(`/api/members/${from.id}`)).json().member.id).toBe(from.id);
  expect((await send(to.browser, from.id)).statusCode).toBe(200);
});

test("a message costs the price its sender was shown or is not sent, and a sent message stays sent", async () => {
  const [from, to] = [await writer(), await writer(0)];
  const message = (price: number, client_id = randomUUID()) => ({
    client_id,
    to: { member: to.id },
    text: "Goedemorgen",
    price,
  });
  const url = "/api/chats/messages";
  const sent = message(10);
  expect((await from.browser.post(url, sent)).json().credits).toBe(20);
  await withSite(app, site, { message_credits: 8 }, async () => {
    const rejected = await from.browser.post(url, message(10));
    expect([rejected.statusCode, rejected.json().error]).toEqual([409, "price_changed"]);
    expect((await from.browser.post(url, sent)).json()).toMatchObject({ message: { seq: 1 } });
    expect(await creditsOf(from.browser)).toBe(20);
    expect((await from.browser.post(url, message(8))).json().credits).toBe(12);
  });
  expect(await countOf("message", from.id)).toBe(2);
});
