import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { outcome } from "#tests/outcome.ts";
import { testApp } from "#tests/test-app.ts";
import { aProfile } from "#tests/world/a-member.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { actDuringReply } from "#tests/world/operators/pause-replies.ts";
import { claim, inOffice, reply } from "#tests/world/operators/in-office.ts";
import { writeToFictional } from "#tests/world/operators/write-to-fictional.ts";
import { untilWaiting } from "#tests/database/until-waiting.ts";

const app = testApp();

const anOperator = async () => (await aStaffMember(app, { roles: [["vonk", "operator"]] })).browser;

async function count(table: string, member: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from ${sql.table(table)}
    where member_id = ${member}`.execute(app.db);
  return rows[0]?.found ?? 0;
}

/** The numbers of the messages in a conversation that are committed. */
async function listSeqs(id: string): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select seq from message where conversation_id = ${id} order by seq`.execute(app.db);
  return rows.map(({ seq }) => seq);
}

test("a question by the button is not stored between the check and a reply", async () => {
  const { he, conversation: id, profile, browser: his, write } = await writeToFictional(app);
  const operator = await anOperator();
  await claim(operator, id);
  const done = await actDuringReply(app.db, {
    reply: () => reply(operator, id),
    act: () => {
      app.clock.advance(1);
      return his.post("/api/real-person-questions", { member: profile });
    },
    look: () => count("real_person_question", he.id),
  });
  expect([outcome(done.reply), outcome(done.act), done.seen]).toEqual([200, 200, 0]);
  await write("En?");
  await claim(operator, id);
  expect(outcome(await reply(operator, id))).toBe("honest_line_required");
});

test("a question by message is not stored between the check and a reply", async () => {
  const { conversation: id, write } = await writeToFictional(app);
  const operator = await anOperator();
  await claim(operator, id);
  const done = await actDuringReply(app.db, {
    reply: () => reply(operator, id),
    act: () => write("Besta je wel echt?"),
    look: () => listSeqs(id),
  });
  expect([outcome(done.reply), outcome(done.act), done.seen]).toEqual([200, 200, [1]]);
  await claim(operator, id);
  expect(outcome(await reply(operator, id))).toBe("honest_line_required");
});

test("a reply that waits for a question to be stored is not sent without the honest line", async () => {
  const { conversation: id, profile, browser: his } = await writeToFictional(app);
  const operator = await anOperator();
  await claim(operator, id);
  const { asked, sent } = await app.db.transaction().execute(async (tx) => {
    await sql`lock table real_person_question in share mode`.execute(tx);
    const question = his.post("/api/real-person-questions", { member: profile });
    await untilWaiting(app.db, 1);
    const replying = reply(operator, id);
    await Promise.race([replying, untilWaiting(app.db, 2)]);
    // In an object, because a promise alone would be awaited here.
    return { asked: question, sent: replying };
  });
  expect(outcome(await asked)).toBe(200);
  expect(outcome(await sent)).toBe("honest_line_required");
});

test("a flag is not stored between the check and a reply in another conversation", async () => {
  const { he, conversation: id, browser: his } = await writeToFictional(app);
  const marlene = await aProfile(app.db, { profile: { kind: "fictional", name: "Marlene" } });
  const message = { client_id: randomUUID(), to: { member: marlene }, text: "Dag Marlene." };
  const { conversation } = (await his.post("/api/chats/messages", message)).json();
  const [one, other] = [await anOperator(), await anOperator()];
  await claim(one, id);
  await claim(other, conversation.id);
  const done = await actDuringReply(app.db, {
    reply: () => reply(one, id),
    act: () => inOffice(other, conversation.id, "flag", { reason: "Verward." }),
    look: () => count("vulnerable_flag", he.id),
  });
  expect([outcome(done.reply), outcome(done.act), done.seen]).toEqual([200, 204, 0]);
});

test("a block is not stored between the check and a reply", async () => {
  const { conversation: id, profile, browser: his } = await writeToFictional(app);
  const operator = await anOperator();
  await claim(operator, id);
  const done = await actDuringReply(app.db, {
    reply: () => reply(operator, id),
    act: () => his.post("/api/blocks", { member: profile }),
    look: async () =>
      (await sql`select from block where blocked_id = ${profile}`.execute(app.db)).rows,
  });
  expect([outcome(done.reply), done.seen]).toEqual([200, []]);
  expect(done.act.statusCode).toBeLessThan(300);
  const { rows } = await sql`select from message
    where conversation_id = ${id} and text <> ''`.execute(app.db);
  expect(rows).toEqual([]);
});
