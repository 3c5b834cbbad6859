import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { aProfile } from "#tests/world/a-member.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { buyCredits, giveCredits, refundPurchase } from "#tests/world/give-credits.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import { sendMessages } from "./send-store.ts";
import type { NewMessage, SendResult } from "./send-store.ts";

const database = testDatabase();
const site = "vonk" as SiteId;
const at = new Date("2026-11-21T12:00:00Z");

const situation = fc.record({
  to: fc.constantFrom("profile", "profile", "profile", "profile", "nobody", "elsewhere", "oneself"),
  kind: fc.constantFrom("member", "member", "fictional"),
  visible: often(true),
  invisible: often(false),
  deleted: often(false),
  blocked: fc.constantFrom("no", "no", "no", "no", "by me", "by them"),
  likesMe: fc.boolean(),
  fictionalShown: often(true),
  conversation: fc.constantFrom("none", "mine", "theirs", "mine, nothing delivered"),
  byConversation: fc.boolean(),
  agreed: fc.constantFrom("no", "yes", "to another text"),
  purchase: fc.constantFrom("none", "standing", "taken back"),
  started: fc.nat(3),
  bonus: fc.nat(12),
  bought: fc.nat(12),
  price: fc.integer({ min: 1, max: 12 }),
  published: often(true),
});
type Situation = ReturnType<typeof situation.generate>["value"];

function often(value: boolean) {
  return fc.constantFrom(value, value, value, value, !value);
}

beforeAll(async () => {
  for (const one of demoSites) await saveSite(database.db, one);
});

test("every message is decided, charged and stored as in the model", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(situation, { minLength: 1, maxLength: 5 }), async (situations) => {
      const expected = situations.map(outcomeOf);
      const built = await Promise.all(situations.map(build));
      const before = await Promise.all(built.map(traces));
      const results = await sendMessages(
        database.db,
        built.map(({ message }) => message),
      );
      for (const [n, one] of built.entries()) {
        const { outcome, balance } = results[n] ?? {};
        expect({ ...situations[n], outcome }).toEqual({ ...situations[n], outcome: expected[n] });
        await expectTraces(one, before[n], expected[n], balance);
      }
      const retried = await sendMessages(
        database.db,
        built.map(({ message }) => message),
      );
      for (const [n, one] of built.entries()) {
        const { outcome } = results[n] ?? {};
        const accepted = outcome === "sent" || outcome === "pending";
        if (accepted) expect(retried[n]).toEqual({ ...results[n], repeated: true });
        await expectTraces(one, before[n], expected[n], retried[n]?.balance);
      }
    }),
    { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 60) },
  );
}, 180_000);

test("two messages of one sender or in one conversation are not sent together", async () => {
  const { db } = database;
  const [anna, bert] = await Promise.all([build(ordinary), build(ordinary)]);
  const twice = [anna.message, { ...anna.message, clientId: randomUUID() }];
  await expect(sendMessages(db, twice)).rejects.toThrow("one message of a sender");
  const answer = {
    ...anna.message,
    clientId: randomUUID(),
    sender: anna.recipient ?? anna.message.sender,
    to: { member: anna.message.sender },
  };
  await giveCredits(db, { id: answer.sender, site }, 10);
  await sendMessages(db, [{ ...anna.message, clientId: randomUUID() }]);
  await expect(sendMessages(db, [bert.message, anna.message, answer])).rejects.toThrow(
    "one of a conversation",
  );
  // The failed call left nothing behind.
  const [result] = await sendMessages(db, [bert.message]);
  expect(result).toMatchObject({ outcome: "sent", repeated: false, balance: 20 });
});

afterAll(() => assertConsistent(database.db, site));

const ordinary: Situation = {
  to: "profile",
  kind: "member",
  visible: true,
  invisible: false,
  deleted: false,
  blocked: "no",
  likesMe: false,
  fictionalShown: true,
  conversation: "none",
  byConversation: false,
  agreed: "no",
  purchase: "none",
  started: 0,
  bonus: 30,
  bought: 0,
  price: 10,
  published: true,
};

/** An independent model of the rules, in order of precedence. */
function outcomeOf(one: Situation): SendResult["outcome"] {
  const { conversation } = one;
  if (one.to === "oneself") return "message_to_oneself";
  if (one.to !== "profile") return "not_found";
  if (!isVisible(one))
    return conversation === "none" ? "profile_unavailable" : "conversation_closed";
  if (one.kind === "fictional" && one.agreed !== "yes") return "fictional_agreement_required";
  const premium = one.purchase === "standing";
  if (conversation === "none" && !premium && one.started >= FREE_CONVERSATIONS)
    return "conversation_limit";
  if (one.bonus + balanceBought(one) < one.price) return "not_enough_credits";
  return one.published ? "sent" : "pending";
}

function isVisible(one: Situation): boolean {
  if (one.deleted || !one.visible || one.blocked !== "no") return false;
  if (one.kind === "fictional" && !one.fictionalShown) return false;
  const talked = one.conversation === "mine" || one.conversation === "theirs";
  return !one.invisible || one.likesMe || talked;
}

const balanceBought = ({ purchase, bought }: Situation) =>
  purchase === "standing" ? bought + 1 : 0;

interface Built {
  readonly message: NewMessage;
  readonly conversation: ConversationId | null;
  readonly recipient: MemberId | null;
}

async function build(one: Situation): Promise<Built> {
  const { db } = database;
  const sender = await aProfile(db, { photos: 0, confirmed: one.published });
  const email = `${randomUUID()}@example.nl`;
  const account = { id: sender, site_id: site, email, password_hash: "x", signed_up_at: at };
  await createAccount(db, { ...account, language: "nl", confirmed_at: one.published ? at : null });
  const holder = { id: sender, site };
  if (one.bonus > 0) await giveCredits(db, holder, one.bonus);
  if (one.purchase !== "none") {
    const payment = await buyCredits(db, holder, one.bought + 1);
    if (one.purchase === "taken back") {
      await refundPurchase(db, holder, payment, (one.bought + 1) * 10);
    }
  }
  for (let n = 0; n < one.started; n += 1) {
    await converse(sender, await aProfile(db, { photos: 0 }), sender, true);
  }
  if (one.agreed !== "no") {
    const version = one.agreed === "yes" ? "now" : "before";
    await sql`insert into fictional_agreement (site_id, member_id, text_version, locale, agreed_at)
      values (${site}, ${sender}, ${version}, 'nl', ${at})`.execute(db);
  }
  const recipient = await buildRecipient(one, sender);
  const conversation =
    one.to === "profile" && one.conversation !== "none"
      ? await converse(
          sender,
          recipient,
          one.conversation === "theirs" ? recipient : sender,
          one.conversation !== "mine, nothing delivered",
        )
      : null;
  const message = {
    site,
    sender,
    to: conversation && one.byConversation ? { conversation } : { member: recipient },
    clientId: randomUUID(),
    type: "text" as const,
    text: "Goedemorgen",
    attachment: null,
    price: one.price,
    textVersion: "now",
    fictionalShown: one.fictionalShown,
    at,
  };
  return { message, conversation, recipient: one.to === "profile" ? recipient : null };
}

async function buildRecipient(one: Situation, sender: MemberId): Promise<MemberId> {
  const { db } = database;
  if (one.to === "oneself") return sender;
  if (one.to === "nobody") return randomUUID() as MemberId;
  if (one.to === "elsewhere") return aProfile(db, { photos: 0, site: "second-spring" });
  const id = await aProfile(db, {
    photos: 0,
    confirmed: one.visible,
    profile: { kind: one.kind as "member" | "fictional" },
  });
  await sql`update profile set invisible_since = ${one.invisible ? at : null},
    deleted_at = ${one.deleted ? at : null} where id = ${id}`.execute(db);
  const [by, whom] = one.blocked === "by me" ? [sender, id] : [id, sender];
  if (one.blocked !== "no")
    await sql`insert into block values (${site}, ${by}, ${whom}, ${at})`.execute(db);
  if (one.likesMe) {
    const side = id < sender ? sql.raw("low") : sql.raw("high");
    await sql`insert into like_pair (site_id, low_id, high_id, ${side}_liked_at, ${side}_like_delivered_at)
      values (${site}, least(${id}::uuid, ${sender}::uuid), greatest(${id}::uuid, ${sender}::uuid),
        ${at}, ${at})`.execute(db);
  }
  return id;
}

/** A conversation started by one of the two members, with one message if it was delivered. */
async function converse(one: MemberId, other: MemberId, by: MemberId, delivered: boolean) {
  const opposite = by === one ? other : one;
  const { rows } = await sql<{ id: ConversationId }>`
    select open_conversation(${site}, ${by}, ${opposite}, ${at}) as id`.execute(database.db);
  const id = rows[0]?.id ?? null;
  if (delivered)
    await sql`select store_messages(array[${site}], array[${id}::uuid], array[${by}::uuid],
      array[${opposite}::uuid], array[${randomUUID()}::uuid], array['text'], array['Hallo'], array[null], array[0],
      array[${at}::timestamptz])`.execute(database.db);
  return id;
}

/** Everything a message can leave behind. */
async function traces({ message, recipient }: Built) {
  const { rows } = await sql<
    Record<"messages" | "pending" | "begun" | "unread" | "balance" | "set_aside", number>
  >`
    select
      (select count(*) from message where sender_id = ${message.sender}) as messages,
      (select count(*) from pending_message where sender_id = ${message.sender}) as pending,
      (select count(*) from conversation where started_by = ${message.sender}) as begun,
      (select coalesce(sum(unread), 0) from conversation_member
        where member_id = ${recipient} and partner_id = ${message.sender}) as unread,
      (select coalesce(sum(bonus + bought), 0) from wallet where member_id = ${message.sender})
        as balance,
      (select coalesce(sum(case when to_account like '%_set_aside' then credits end), 0)
        from ledger where member_id = ${message.sender}) as set_aside`.execute(database.db);
  const [row] = rows;
  if (!row) throw new Error("the traces are one row");
  return row;
}

async function expectTraces(
  one: Built,
  before: Awaited<ReturnType<typeof traces>> | undefined,
  outcome: SendResult["outcome"] | undefined,
  balance: number | undefined,
): Promise<void> {
  if (!before) throw new Error("there was a before");
  const after = await traces(one);
  const accepted = outcome === "sent" || outcome === "pending";
  const price = accepted ? one.message.price : 0;
  expect(after).toEqual({
    messages: before.messages + (outcome === "sent" ? 1 : 0),
    pending: before.pending + (outcome === "pending" ? 1 : 0),
    begun: before.begun + (accepted && !one.conversation ? 1 : 0),
    unread: before.unread + (outcome === "sent" ? 1 : 0),
    balance: before.balance - price,
    set_aside: before.set_aside + (outcome === "pending" ? price : 0),
  });
  expect(balance).toBe(after.balance);
}
