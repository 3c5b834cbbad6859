import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ConversationId, MemberId, SiteId } from "#contract/ids.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { takeBackPurchase } from "#server/domains/credits/take-back-purchase.ts";
import { whyHidden } from "#server/domains/profiles/visibility.ts";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";
import { aProfile } from "#tests/world/a-member.ts";
import { assertSound } from "#tests/world/assert-sound.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { judgeMessage, reachOf } from "./rules.ts";
import type { Verdict } from "./rules.ts";
import { sendMany, sendOne } from "./send-store.ts";
import type { NewMessage } from "./send-store.ts";

const database = testDatabase();
const site = "vonk" as SiteId;
const at = new Date("2026-11-21T12:00:00Z");
const FREE = 2;

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
  confirmed: often(true),
  shown: often(true),
});
type Situation = ReturnType<typeof situation.generate>["value"];

function often(value: boolean) {
  return fc.constantFrom(value, value, value, value, !value);
}

beforeAll(async () => {
  for (const one of demoSites) await saveSite(database.db, one);
});

test("the database decides about every message as the rule does, one by one and together", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(situation, { minLength: 1, maxLength: 5 }), async (situations) => {
      const expected = situations.map(verdictOf);
      const single = await Promise.all(situations.map(build));
      for (const [n, one] of single.entries()) {
        const before = await traces(one);
        const answer = await sendOne(database.db, one.message);
        expect({ ...situations[n], outcome: answer.outcome }).toEqual({
          ...situations[n],
          outcome: expected[n],
        });
        await expectTraces(one, before, expected[n], answer.balance);
      }
      const together = await Promise.all(situations.map(build));
      const before = await Promise.all(together.map(traces));
      const answers = await sendMany(
        database.db,
        together.map(({ message }) => message),
      );
      for (const [n, one] of together.entries()) {
        const answer = answers[n];
        const verdict = expected[n];
        if (answer?.outcome === "alone") {
          // Put off are first messages and those that wait; of them nothing is left behind.
          expect(one.conversation === null || verdict === "waiting").toBe(true);
          expect(await traces(one)).toEqual(before[n]);
        } else {
          expect({ ...situations[n], outcome: answer?.outcome }).toEqual({
            ...situations[n],
            outcome: verdict,
          });
          await expectTraces(one, before[n], verdict, answer?.balance);
        }
      }
    }),
    { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 40) },
  );
}, 180_000);

afterAll(() => assertSound(database.db, site));

function verdictOf(one: Situation): Verdict {
  const delivered = one.conversation === "mine" || one.conversation === "theirs";
  const id = "recipient" as MemberId;
  const state = {
    id,
    site_id: site,
    kind: one.kind as "member" | "fictional",
    visible_since: one.visible ? at : null,
    invisible_since: one.invisible ? at : null,
    deleted_at: one.deleted ? at : null,
  };
  const viewer = { site, member: "sender" as MemberId, fictional: one.fictionalShown };
  const between = { blocked: one.blocked !== "no", reached: one.likesMe || delivered };
  const there = one.to === "profile";
  return judgeMessage({
    toOneself: one.to === "oneself",
    reach: there ? reachOf(whyHidden(viewer, state, between, "contact")) : "missing",
    known: there && one.conversation !== "none",
    recipientFictional: there && one.kind === "fictional",
    agreed: one.agreed === "yes",
    premium: one.purchase === "standing",
    started: one.started + (there && one.conversation.startsWith("mine") ? 1 : 0),
    free: FREE,
    balance: one.bonus + balanceBought(one),
    price: one.price,
    shown: one.confirmed && one.shown,
  });
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
  const sender = await aProfile(db, { photos: 0, confirmed: one.shown });
  const email = `${randomUUID()}@example.nl`;
  const account = { id: sender, site, email, passwordHash: "x", language: "nl", signedUpAt: at };
  await createAccount(db, { ...account, language: "nl", confirmedAt: one.confirmed ? at : null });
  const holder = { id: sender, site };
  if (one.bonus > 0) await giveCredits(db, holder, one.bonus);
  if (one.purchase !== "none") {
    const payment = await buyCredits(db, holder, one.bought + 1);
    const back = { site, member: sender, payment, kind: "refunded", at } as const;
    if (one.purchase === "taken back")
      await db.transaction().execute((tx) => takeBackPurchase(tx, back));
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
    text: "Goedemorgen",
    price: one.price,
    freeConversations: FREE,
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
    const side = id < sender ? sql.raw("lo") : sql.raw("hi");
    await sql`insert into pair (site_id, lo, hi, ${side}_liked_at, ${side}_like_arrived_at)
      values (${site}, least(${id}::uuid, ${sender}::uuid), greatest(${id}::uuid, ${sender}::uuid),
        ${at}, ${at})`.execute(db);
  }
  return id;
}

/** A conversation of the two, begun by one of them, with one message where it was delivered. */
async function converse(one: MemberId, other: MemberId, by: MemberId, delivered: boolean) {
  const opposite = by === one ? other : one;
  const { rows } = await sql<{ id: ConversationId }>`
    select open_conversation(${site}, ${by}, ${opposite}, ${at}) as id`.execute(database.db);
  const id = rows[0]?.id ?? null;
  if (delivered)
    await sql`select store_message(${site}, ${id}, ${by}, ${randomUUID()}, 'text', 'Hallo', 0, ${at})`.execute(
      database.db,
    );
  return id;
}

/** Everything a message can leave behind. */
async function traces({ message, recipient }: Built) {
  const { rows } = await sql<
    Record<"messages" | "waiting" | "begun" | "unread" | "balance" | "set_aside", number>
  >`
    select
      (select count(*) from message where sender_id = ${message.sender}) as messages,
      (select count(*) from waiting_message where sender_id = ${message.sender}) as waiting,
      (select count(*) from conversation where started_by = ${message.sender}) as begun,
      (select coalesce(sum(unread), 0) from conversation_member
        where member_id = ${recipient} and other_id = ${message.sender}) as unread,
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
  verdict: Verdict | undefined,
  balance: number | undefined,
): Promise<void> {
  if (!before) throw new Error("there was a before");
  const after = await traces(one);
  const accepted = verdict === "sent" || verdict === "waiting";
  const price = accepted ? one.message.price : 0;
  expect(after).toEqual({
    messages: before.messages + (verdict === "sent" ? 1 : 0),
    waiting: before.waiting + (verdict === "waiting" ? 1 : 0),
    begun: before.begun + (accepted && !one.conversation ? 1 : 0),
    unread: before.unread + (verdict === "sent" ? 1 : 0),
    balance: before.balance - price,
    set_aside: before.set_aside + (verdict === "waiting" ? price : 0),
  });
  expect(balance).toBe(after.balance);
}
