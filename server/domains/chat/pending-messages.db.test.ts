import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { risks } from "#contract/catalogue/risks.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { accountConfirmed } from "#server/domains/accounts/events.ts";
import { recordEvent } from "#server/platform/events.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { aMember } from "#tests/world/a-member.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { ledgerAccounts } from "#tests/world/ledger-accounts.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { deliverPending } from "./deliver-pending.ts";

const app = testApp();
const site = "vonk" as SiteId;

afterEach(async () => {
  await assertConsistent(app.db, site);
  app.clock.advance(120_000);
});

async function writer(confirmed: boolean, credits = 50) {
  const member = await aMember(app.db, { confirmed });
  if (credits > 0) await giveCredits(app.db, member, credits);
  return { ...member, browser: await loggedIn(app, member.id) };
}

type Writer = Awaited<ReturnType<typeof writer>> & { readonly talk?: string };

const send = (from: Visitor, member: MemberId, text = "Dag", client_id = randomUUID()) =>
  // A number alone may look like pressure.
  from.post("/api/chats/messages", { client_id, to: { member }, text, reminded: risks });
const chatsOf = async (browser: Visitor) => (await browser.get("/api/chats.php")).json().chats;
const creditsOf = async (browser: Visitor) =>
  (await browser.get("/api/user.php")).json().user.credits;
const messagesOf = async (browser: Visitor, id: string) =>
  (await browser.get(`/api/chats/${id}`)).json().messages;
const deliver = (id: MemberId) => deliverPending(app.context.services, site, id, app.clock.now());
/** Does what the mailed link does, in one transaction. */
const confirm = (id: MemberId) =>
  app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    await sql`update account set confirmed_at = ${at} where id = ${id}`.execute(tx);
    await sql`update profile set published_at = ${at} where id = ${id}`.execute(tx);
  });

test("messages of an unconfirmed member are pending: credits are set aside and only the sender sees them", async () => {
  const [from, to] = [await writer(false), await writer(true)];
  const answer = await send(from.browser, to.id, "Eerste");
  expect(answer.json()).toMatchObject({
    message: { state: "pending", text: "Eerste", mine: true },
    credits: 40,
  });
  expect(await creditsOf(from.browser)).toBe(40);
  const { id } = answer.json().conversation;
  expect(await chatsOf(from.browser)).toMatchObject([
    { conversation: { id }, last_message: { state: "pending", text: "Eerste" } },
  ]);
  expect(await messagesOf(from.browser, id)).toMatchObject([{ state: "pending" }]);
  expect(await chatsOf(to.browser)).toEqual([]);
  expect((await to.browser.get(`/api/chats/${id}`)).json().error).toBe("not_found");
  expect((await to.browser.post(`/api/chats/${id}/typing`, {})).json().error).toBe("not_found");
  const price = (await to.browser.get(`/api/chats/price?member=${from.id}`)).json();
  expect(price.error).toBe("profile_unavailable");
  expect(await ledgerAccounts(app.db, from.id)).toMatchObject({ bonus_set_aside: 10 });
});

test("a retry of a pending message changes nothing and returns the same", async () => {
  const [from, to] = [await writer(false), await writer(true)];
  const client_id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(from.browser, to.id, "Dag", client_id)),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await creditsOf(from.browser)).toBe(40);
  const other = await send(from.browser, to.id, "Iets anders", client_id);
  expect(other.json().error).toBe("message_id_used");
});

test("pending messages are delivered once, in order, and a retry finds them sent", async () => {
  const [from, to] = [await writer(false, 5), await writer(true)];
  await buyCredits(app.db, from, 25);
  const client_id = randomUUID();
  await send(from.browser, to.id, "Eerste", client_id);
  await send(from.browser, to.id, "Tweede");
  await deliver(from.id);
  expect(await chatsOf(to.browser)).toEqual([]);
  await confirm(from.id);
  const events: unknown[] = [];
  const stop = app.context.services.bus.listen((member, event) => {
    if (member === to.id) events.push(event);
  });
  await Promise.all([deliver(from.id), deliver(from.id), deliver(from.id)]);
  stop();
  const [chat] = await chatsOf(to.browser);
  expect(chat).toMatchObject({ profile: { id: from.id }, num_unread_messages: 2 });
  expect(await messagesOf(to.browser, chat.conversation.id)).toMatchObject([
    { state: "sent", seq: 1, text: "Eerste" },
    { state: "sent", seq: 2, text: "Tweede" },
  ]);
  const conversation = chat.conversation.id;
  const read: unknown[] = await messagesOf(to.browser, conversation);
  expect(events).toEqual(read.map((message) => ({ is: "message", conversation, message })));
  const again = await send(from.browser, to.id, "Eerste", client_id);
  expect(again.json()).toMatchObject({ message: { state: "sent", seq: 1 }, credits: 10 });
});

test("confirming the account queues the job that delivers pending messages", async () => {
  const [from, to] = [await writer(false), await writer(true)];
  await send(from.browser, to.id, "Eindelijk");
  await confirm(from.id);
  await app.db
    .transaction()
    .execute((tx) =>
      recordEvent(tx, accountConfirmed, { site, at: app.clock.now(), data: { member: from.id } }),
    );
  await drainQueue(app.context);
  expect(await chatsOf(to.browser)).toMatchObject([{ last_message: { text: "Eindelijk" } }]);
});

test("a pending message to a member who blocked the sender meanwhile is refunded", async () => {
  const [from, to] = [await writer(false, 5), await writer(true)];
  await buyCredits(app.db, from, 25);
  await send(from.browser, to.id);
  expect(await creditsOf(from.browser)).toBe(20);
  await hideMember(app.db, to.id, "blocking", from.id);
  await confirm(from.id);
  await deliver(from.id);
  expect(await creditsOf(from.browser)).toBe(30);
  const { rows } = await sql`select bonus, bought from wallet where member_id = ${from.id}`.execute(
    app.db,
  );
  expect(rows).toEqual([{ bonus: 5, bought: 25 }]);
  expect(await chatsOf(from.browser)).toEqual([]);
});

test("removing the conversation withdraws its pending messages and refunds them", async () => {
  const [from, to] = [await writer(false), await writer(true)];
  const client_id = randomUUID();
  const { conversation } = (await send(from.browser, to.id, "Dag", client_id)).json();
  await from.browser.send({
    method: "DELETE",
    url: "/api/chat.php",
    payload: { conversation: conversation.id },
  });
  expect(await creditsOf(from.browser)).toBe(50);
  expect(await chatsOf(from.browser)).toEqual([]);
  await confirm(from.id);
  await deliver(from.id);
  expect(await chatsOf(to.browser)).toEqual([]);
  const again = await send(from.browser, to.id, "Dag", client_id);
  expect(again.json().error).toBe("message_id_used");
});

test("a pending first message counts as a started conversation and needs enough credits", async () => {
  const from = await writer(false, 25);
  const [one, two, three] = [await writer(true), await writer(true), await writer(true)];
  expect((await send(from.browser, one.id)).statusCode).toBe(200);
  expect((await send(from.browser, two.id)).statusCode).toBe(200);
  expect((await send(from.browser, three.id)).json().error).toBe("conversation_limit");
  expect((await send(from.browser, one.id)).json()).toMatchObject({
    error: "not_enough_credits",
    balance: 5,
  });
});

test("a message sent while the account is being confirmed is delivered", async () => {
  for (let round = 0; round < 15; round += 1) {
    const [from, to] = [await writer(false), await writer(true)];
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, (_, n) => send(from.browser, to.id, `${n}`))),
      confirm(from.id).then(() => deliver(from.id)),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const [chat] = await chatsOf(to.browser);
    expect(chat).toMatchObject({ num_unread_messages: 4 });
    const messages = await messagesOf(to.browser, chat.conversation.id);
    const texts = messages.map((message: { text: string }) => message.text);
    expect(texts.toSorted()).toEqual(["0", "1", "2", "3"]);
    app.clock.advance(60_000);
  }
});

/** What may happen to a delivered message that nobody read. */
const fates: readonly (readonly [
  string,
  (from: Writer, to: Writer) => ReturnType<Visitor["post"]> | null,
])[] = [
  ["a year passes", () => null],
  [
    "its reader removes the conversation",
    (from, to) =>
      to.browser.send({
        method: "DELETE",
        url: "/api/chat.php",
        payload: { conversation: from.talk },
      }),
  ],
  [
    "its reader blocks the sender",
    (from, to) => to.browser.post("/api/blocks", { member: from.id }),
  ],
  [
    "its reader deletes the account",
    (_, to) => to.browser.post("/api/account/deletion", { password: to.password }),
  ],
];

test.each(fates)(
  "credits of a delivered message that stays unread are not given back when %s",
  async (_, act) => {
    const [from, to] = [await writer(true), await writer(true)];
    const sent = (await send(from.browser, to.id)).json();
    expect(sent).toMatchObject({ message: { state: "sent" }, credits: 40 });
    const answer = await act({ ...from, talk: sent.conversation.id }, to);
    expect(answer?.statusCode ?? 204).toBeLessThan(300);
    app.clock.advance(366 * 86_400_000);
    await enqueueSweeps(app.db, workers);
    await drainQueue(app.context);
    expect(await creditsOf(await loggedIn(app, from.id))).toBe(40);
  },
);
