import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { outcome } from "#tests/outcome.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { uploadChatPhoto } from "#tests/world/a-photo.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { findQueued, inOffice, loadConversation, reply } from "#tests/world/operators/in-office.ts";
import { writeToFictional } from "#tests/world/operators/write-to-fictional.ts";

const app = testApp();

const anOperator = async (site = "vonk") =>
  (await aStaffMember(app, { roles: [[site, "operator"]] })).browser;

/** Everybody's claims end, as after ten minutes. */
const endClaims = () =>
  sql`update fictional_conversation set claimed_until = clock_timestamp()
    where claimed_by is not null`.execute(app.db);

test("a claimed conversation cannot be answered by another operator, and comes free after its time-out", async () => {
  const { conversation: id, browser: his } = await writeToFictional(app);
  const [first, second] = [await anOperator(), await anOperator()];
  expect(outcome(await reply(first, id))).toBe("claim_ended");
  expect(outcome(await inOffice(first, id, "claim"))).toBe(204);
  expect(outcome(await inOffice(second, id, "claim"))).toBe("conversation_taken");
  expect(outcome(await reply(second, id))).toBe("claim_ended");
  expect((await second.get(`/api/office/conversations/${id}`)).json().error).toBe("claim_ended");
  expect(await findQueued(second, id)).toMatchObject({ state: "taken", claimed_by: "Nadia" });
  await endClaims();
  expect(await findQueued(second, id)).toMatchObject({ state: "waiting", claimed_by: null });
  expect(outcome(await reply(first, id))).toBe("claim_ended");
  expect(outcome(await inOffice(second, id, "claim"))).toBe(204);
  expect(outcome(await reply(first, id))).toBe("claim_ended");
  expect(outcome(await reply(second, id, "Dag, met Wilma."))).toBe(200);
  const { messages } = (await his.get(`/api/chats/${id}`)).json();
  expect(messages).toMatchObject([
    { mine: true, text: "Dag Wilma." },
    { mine: false, text: "Dag, met Wilma." },
  ]);
  expect(await findQueued(second, id)).toBeUndefined();
});

test("an operator sees a member's photo in a claimed conversation alone", async () => {
  const { conversation: id, profile, browser: his } = await writeToFictional(app);
  const { conversation: other } = await writeToFictional(app);
  const photo = await uploadChatPhoto(his);
  const message = { client_id: randomUUID(), to: { member: profile }, text: "", photo };
  expect((await his.post("/api/chats/messages", message)).statusCode).toBe(200);
  const operator = await anOperator();
  const open = async (conversation: string) =>
    (await operator.get(`/conversations/${conversation}/${photo}.webp`)).statusCode;
  expect(await open(id)).not.toBe(200);
  for (const one of [id, other]) await inOffice(operator, one, "claim");
  const { messages } = await loadConversation(operator, id);
  expect(messages.at(-1)).toMatchObject({ type: "photo", photo, text: "" });
  expect([await open(id), await open(other)]).toEqual([200, 404]);
});

test("of two operators who claim or answer at once, one does", async () => {
  const { conversation: id } = await writeToFictional(app);
  const [first, second] = [await anOperator(), await anOperator()];
  const claims = await Promise.all([first, second].map((one) => inOffice(one, id, "claim")));
  expect(claims.map(outcome).toSorted()).toEqual([204, "conversation_taken"]);
  const owner = outcome(claims[0] as (typeof claims)[number]) === 204 ? first : second;
  const both = await Promise.all([reply(owner, id, "Een."), reply(owner, id, "Twee.")]);
  expect(both.map(outcome).toSorted()).toEqual([200, "claim_ended"]);
});

test("operators who take the next conversation at once get different ones, longest wait first", async () => {
  await sql`update fictional_conversation set waiting_since = null`.execute(app.db);
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    ids.push((await writeToFictional(app)).conversation);
    app.clock.advance(60_000);
  }
  const operators = [await anOperator(), await anOperator(), await anOperator()];
  const next = async (browser: Visitor | undefined) =>
    (await browser?.post("/api/office/conversations/next", {}))?.json().id as string;
  expect(await next(operators[0])).toBe(ids[0]);
  const two = await Promise.all([next(operators[1]), next(operators[2])]);
  expect(two.toSorted()).toEqual(ids.slice(1).toSorted());
  expect(await next(operators[0])).toBeNull();
});

test("a reply that is sent twice is stored once, and its id cannot be used for another", async () => {
  const { conversation: id, browser: his } = await writeToFictional(app);
  const operator = await anOperator();
  await inOffice(operator, id, "claim");
  const client = randomUUID();
  const sent = await Promise.all([1, 2].map(() => reply(operator, id, "Een keer.", client)));
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ seq: 2 }, { seq: 2 }]);
  expect(outcome(await reply(operator, id, "Iets anders.", client))).toBe("message_id_used");
  expect((await his.get(`/api/chats/${id}`)).json().messages).toHaveLength(2);
});

test("an operator answers once, and then waits for the member", async () => {
  const { conversation: id, write } = await writeToFictional(app);
  const operator = await anOperator();
  await inOffice(operator, id, "claim");
  await reply(operator, id);
  expect(outcome(await inOffice(operator, id, "claim"))).toBe("not_found");
  expect(outcome(await reply(operator, id, "Waarom schrijf je niet?"))).toBe("claim_ended");
  await write("Hier ben ik weer.");
  expect(outcome(await inOffice(operator, id, "claim"))).toBe(204);
});

test("what a member adds while an operator writes is not read and waits for a reply", async () => {
  const { conversation: id, browser: his, write } = await writeToFictional(app);
  const operator = await anOperator();
  await inOffice(operator, id, "claim");
  await write("O ja, nog iets.");
  const answer = { client_id: randomUUID(), text: "Dag Gerrit.", seen_seq: 1 };
  expect(outcome(await inOffice(operator, id, "replies", answer))).toBe(200);
  expect(await findQueued(operator, id)).toMatchObject({ state: "waiting" });
  expect((await his.get(`/api/chats/${id}`)).json()).toMatchObject({ read_up_to: 1 });
});

test("the operator reads the profiles of both, the messages and who wrote them, and no address", async () => {
  const { he, conversation: id, write } = await writeToFictional(app);
  const operator = await anOperator();
  await inOffice(operator, id, "claim");
  await reply(operator, id, "Dag Gerrit.");
  await write("Hoe is het?");
  await inOffice(operator, id, "claim");
  const loaded = await loadConversation(operator, id);
  expect(loaded).toMatchObject({
    language: "nl",
    member: { name: "Gerrit", gender: "male", spent: 20, photo: true },
    profile: { name: "Wilma", gender: "female" },
    messages: [
      { by: "member", text: "Dag Wilma.", written_by: null },
      { by: "profile", text: "Dag Gerrit.", written_by: "Nadia" },
      { by: "member", text: "Hoe is het?" },
    ],
  });
  expect(JSON.stringify(loaded)).not.toContain(he.email);
  expect(JSON.stringify(loaded)).not.toContain(he.id);
});

test("an operator of another site neither sees nor claims the conversation", async () => {
  const { conversation: id } = await writeToFictional(app);
  const elsewhere = await anOperator("second-spring");
  expect(await findQueued(elsewhere, id)).toBeUndefined();
  for (const what of ["claim", "release"]) {
    expect(outcome(await inOffice(elsewhere, id, what))).toBe("role_required");
  }
  expect(outcome(await reply(elsewhere, id))).toBe("role_required");
});

test("a conversation that is given back is free at once", async () => {
  const { conversation: id } = await writeToFictional(app);
  const [first, second] = [await anOperator(), await anOperator()];
  await inOffice(first, id, "claim");
  expect(outcome(await inOffice(second, id, "release"))).toBe("claim_ended");
  expect(outcome(await inOffice(first, id, "release"))).toBe(204);
  expect(outcome(await inOffice(second, id, "claim"))).toBe(204);
});

test("a conversation leaves the queue when the member blocks the profile", async () => {
  const { conversation: id, browser: his, profile } = await writeToFictional(app);
  const operator = await anOperator();
  await inOffice(operator, id, "claim");
  await his.post("/api/blocks", { member: profile });
  expect(await findQueued(operator, id)).toBeUndefined();
  expect(outcome(await reply(operator, id))).toBe("claim_ended");
});

test("a message between members is in no queue, and no operator can write as a member", async () => {
  const [she, he] = [await aMember(app.db), await aMember(app.db)];
  await giveCredits(app.db, she, 100);
  const hers = await loggedIn(app, she.id);
  const message = { client_id: randomUUID(), to: { member: he.id }, text: "Dag." };
  const { id } = (await hers.post("/api/chats/messages", message)).json().conversation;
  const operator = await anOperator();
  expect(await findQueued(operator, id)).toBeUndefined();
  expect(outcome(await inOffice(operator, id, "claim"))).toBe("not_found");
  expect(outcome(await reply(operator, id))).toBe("not_found");
});

test("a message that waited for the member's confirmation enters the queue when it is delivered", async () => {
  const he = await aMember(app.db, { confirmed: false, profile: { gender: "male" } });
  const profile = await aProfile(app.db, { profile: { kind: "fictional" } });
  await giveCredits(app.db, he, 100);
  const his = await loggedIn(app, he.id);
  const price = (await his.get(`/api/chats/price?member=${profile}`)).json();
  const { text_version } = price.fictional_agreement;
  await his.post("/api/chats/fictional-agreement", { text_version });
  const message = { client_id: randomUUID(), to: { member: profile }, text: "Dag." };
  const { id } = (await his.post("/api/chats/messages", message)).json().conversation;
  const operator = await anOperator();
  expect(await findQueued(operator, id)).toBeUndefined();
  await sql`update profile set published_at = now() where id = ${he.id}`.execute(app.db);
  await sql`select from deliver_pending('vonk', ${he.id}, true, ${app.clock.now()})`.execute(
    app.db,
  );
  expect(await findQueued(operator, id)).toMatchObject({ state: "waiting" });
});

test("claims, replies and releases are in the audit trail", async () => {
  const { conversation: id } = await writeToFictional(app);
  const operator = await anOperator();
  for (const what of ["claim", "claim", "release", "claim"]) await inOffice(operator, id, what);
  await reply(operator, id);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where target = ${id} order by id`.execute(app.db);
  expect(rows.map(({ action }) => action)).toEqual([
    "conversation.claimed",
    "conversation.released",
    "conversation.claimed",
    "conversation.replied",
  ]);
});
