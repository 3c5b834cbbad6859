import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { sendMessage } from "#server/domains/chat/sending/send-message.ts";
import { verifyChat } from "./verify-store.ts";

const app = testApp();
const site = "vonk" as SiteId;

async function send(from: MemberId, to: { member: MemberId }) {
  const ctx = await aContext(app.context, from);
  return sendMessage(ctx, { body: { client_id: randomUUID(), to, text: "Dag" } });
}

async function writers(count: number, credits: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const member = await aMember(app.db, { photos: 0 });
      if (credits > 0) await giveCredits(app.db, member, credits);
      return member.id;
    }),
  );
}

test("sixty members who all write to each other at once are each charged once per message", async () => {
  const [rich, poor] = [await writers(45, 60), await writers(15, 25)];
  const all = rich.flatMap((id, at) => [id, ...poor.slice(at, at + 1)]);
  const neighbour = (at: number, step: number) => all[(at + step) % all.length] ?? all[0];
  const outcomes = await Promise.all(
    all.flatMap((from, at) =>
      // Three times to the next member and once to the previous one, so both write in most
      // conversations.
      [1, 1, 1, all.length - 1].map(async (step) => {
        const member = neighbour(at, step);
        if (!member) throw new Error("everybody has a neighbour");
        return send(from, { member }).then(
          () => "sent",
          (error: { code?: string }) => error.code ?? "failed",
        );
      }),
    ),
  );
  const count = (code: string) => outcomes.filter((outcome) => outcome === code).length;
  expect([count("sent"), count("not_enough_credits")]).toEqual([45 * 4 + 15 * 2, 15 * 2]);
  await assertConsistent(app.db, site);
});

test.each([
  ["update message set credits = credits + 1", "a message is charged once, at its recorded price"],
  [
    "update message set client_id = gen_random_uuid()",
    "credits are spent on a message that exists",
  ],
  ["delete from message where seq = 1", "messages are numbered without gaps"],
  ["update conversation set last_seq = last_seq + 1", "messages are numbered without gaps"],
  [
    "update conversation set last_message_at = '2020-01-01'",
    "a conversation's latest message is current",
  ],
  [
    "update conversation_member set unread = unread + 1",
    "the unread count is the number of unread messages",
  ],
  ["delete from conversation_member", "a conversation has its two members"],
  [
    "update pending_message set delivered_at = now() where refunded_at is null",
    "credits are set aside for pending messages, and for nothing else",
  ],
  [
    "update pending_message set delivered_at = now() where refunded_at is null",
    "pending messages are delivered once",
  ],
])("after %s verification reports: %s", async (tampering, what) => {
  const [from, to] = await writers(2, 30);
  const waiting = await aMember(app.db, { confirmed: false, photos: 0 });
  await giveCredits(app.db, waiting, 30);
  if (!from || !to) throw new Error("there are two");
  await send(from, { member: to });
  await send(waiting.id, { member: to });
  await assertConsistent(app.db, site);
  const found = await app.db
    .transaction()
    .execute(async (tx) => {
      await sql.raw(tampering).execute(tx);
      throw new Seen(await verifyChat(tx, site));
    })
    .catch((error: unknown) => {
      if (error instanceof Seen) return error.differences;
      throw error;
    });
  expect(found.map((one: { what: string }) => one.what)).toContain(what);
});

/** Carries the result out of the rolled-back transaction. */
class Seen extends Error {
  readonly differences: Awaited<ReturnType<typeof verifyChat>>;

  constructor(differences: Awaited<ReturnType<typeof verifyChat>>) {
    super("undone");
    this.differences = differences;
  }
}
