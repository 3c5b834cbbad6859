import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { OpenFlag, OperatorFigures } from "#contract/office/supervision.ts";
import type { StaffRole } from "#contract/office/roles.ts";
import { outcome } from "#tests/outcome.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aProfile } from "#tests/world/a-member.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import {
  claim,
  inOffice,
  isQueued,
  loadConversation,
  reply,
} from "#tests/world/operators/in-office.ts";
import { writeToFictional } from "#tests/world/operators/write-to-fictional.ts";

const app = testApp();
const MINUTE_MS = 60_000;

const staffOf = async (role: StaffRole = "operator", site = "vonk") =>
  (await aStaffMember(app, { roles: [[site, role]] })).browser;

async function flagsOf(browser: Visitor): Promise<OpenFlag[]> {
  return (await browser.get("/api/office/flags")).json().flags;
}

test("a note is for all operators, and only its writer removes it", async () => {
  const { conversation: id } = await writeToFictional(app);
  const [first, second] = [await staffOf(), await staffOf()];
  expect(outcome(await inOffice(first, id, "notes", { text: "Houdt van wandelen." }))).toBe(
    "claim_ended",
  );
  await claim(first, id);
  expect(outcome(await inOffice(first, id, "notes", { text: "Houdt van wandelen." }))).toBe(204);
  await inOffice(first, id, "release");
  await claim(second, id);
  const [note] = (await loadConversation(second, id)).notes;
  expect(note).toMatchObject({ text: "Houdt van wandelen.", by: "Nadia", mine: false });
  const remove = (browser: Visitor) =>
    browser.send({ method: "DELETE", url: `/api/office/conversation-notes/${note?.id}` });
  expect(outcome(await remove(second))).toBe("not_found");
  expect(outcome(await remove(first))).toBe(204);
  expect((await loadConversation(second, id)).notes).toEqual([]);
});

test("nobody replies to a flagged member, in any conversation, until an admin releases the flag", async () => {
  const { conversation: id, browser: his } = await writeToFictional(app);
  const marlene = await aProfile(app.db, { profile: { kind: "fictional", name: "Marlene" } });
  const elsewhere = (
    await his.post("/api/chats/messages", {
      client_id: randomUUID(),
      to: { member: marlene },
      text: "Dag Marlene.",
    })
  ).json().conversation.id as string;
  const [operator, other] = [await staffOf(), await staffOf()];
  const admin = await staffOf("admin");
  await claim(other, elsewhere);
  await claim(operator, id);
  expect(outcome(await inOffice(operator, id, "flag", { reason: " " }))).toBe("invalid_input");
  const reason = "Vraagt elke avond waar zijn vrouw is.";
  expect(outcome(await inOffice(operator, id, "flag", { reason }))).toBe(204);

  expect(outcome(await reply(operator, id))).toBe("claim_ended");
  expect(outcome(await reply(other, elsewhere))).toBe("conversation_held");
  expect(outcome(await claim(operator, id))).toBe("conversation_held");
  expect(await isQueued(operator, id)).toBe(false);
  expect(await isQueued(admin, id)).toBe(true);
  expect(outcome(await claim(admin, id))).toBe(204);
  expect(outcome(await reply(admin, id))).toBe("conversation_held");
  expect((await loadConversation(admin, id)).flag).toMatchObject({ reason, released_by: null });
  await inOffice(admin, id, "release");

  const flag = (await flagsOf(admin)).find(({ conversation }) => conversation === id);
  expect(flag).toMatchObject({ reason, by: "Nadia", member: { name: "Gerrit" } });
  const advice = { advice: "Rustig schrijven, niets over credits." };
  const release = (browser: Visitor) =>
    browser.post(`/api/office/flags/${flag?.id}/release`, advice);
  expect(outcome(await release(operator))).toBe("role_required");
  expect(outcome(await release(await staffOf("admin", "second-spring")))).toBe("role_required");
  expect(outcome(await release(admin))).toBe(204);
  expect(outcome(await release(admin))).toBe("not_found");

  await claim(operator, id);
  expect((await loadConversation(operator, id)).flag).toMatchObject({
    released_by: "Nadia",
    ...advice,
  });
  expect(outcome(await reply(operator, id))).toBe(200);
  expect(outcome(await reply(other, elsewhere))).toBe(200);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where target = ${id} and action like 'member.%'
    order by id`.execute(app.db);
  expect(rows.map(({ action }) => action)).toEqual(["member.flagged", "member.flag_released"]);
  expect(await flagsOf(admin)).not.toContainEqual(expect.objectContaining({ conversation: id }));
});

test("the next conversation is never one of a flagged member", async () => {
  await sql`update fictional_conversation set waiting_since = null`.execute(app.db);
  const { conversation: id } = await writeToFictional(app);
  const [operator, admin] = [await staffOf(), await staffOf("admin")];
  await claim(operator, id);
  await inOffice(operator, id, "flag", { reason: "Verward." });
  for (const browser of [operator, admin]) {
    expect((await browser.post("/api/office/conversations/next", {})).json()).toEqual({ id: null });
  }
});

test("the figures have each operator's conversations, replies, waiting time, pace and complaints", async () => {
  const operator = await staffOf();
  const admin = await staffOf("admin");
  const talks = [];
  for (let n = 0; n < 3; n += 1) talks.push(await writeToFictional(app));
  for (const [at, minutes] of [2, 6, 10].entries()) {
    const talk = talks[at];
    if (!talk) throw new Error("no conversation");
    await claim(operator, talk.conversation);
    await reply(operator, talk.conversation);
    await sql`update operator_reply set claimed_at = sent_at, waiting_since =
      sent_at - make_interval(mins => ${minutes}) where conversation_id = ${talk.conversation}`.execute(
      app.db,
    );
  }
  const reported = talks[0];
  app.clock.advance(MINUTE_MS);
  await reported?.browser.post("/api/reports", {
    member: reported.profile,
    category: "money",
    share_messages: true,
    message: 2,
  });
  await talks[1]?.write("Nog een bericht.");
  await claim(operator, talks[1]?.conversation ?? "");
  const { operators } = (await operator.get("/api/office/operators")).json();
  expect(operators).toEqual([
    {
      id: expect.any(String),
      name: "Nadia",
      open: 1,
      replies: 3,
      median_minutes: 6,
      replies_per_hour: 12,
      complaints: 1,
    },
  ]);
  const all = (await admin.get("/api/office/operators?days=1")).json().operators;
  expect(all).toContainEqual((operators as OperatorFigures[])[0]);
  expect((all as OperatorFigures[]).length).toBeGreaterThan(1);
  const elsewhere = await staffOf("admin", "second-spring");
  expect((await elsewhere.get("/api/office/operators")).json()).toEqual({ operators: [] });
});
