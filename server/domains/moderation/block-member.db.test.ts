import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { LiveEvent } from "#contract/live.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import type { Visitor } from "#tests/test-app.ts";

const app = testApp();
const vonk = "vonk" as SiteId;

/** Two members who like each other and have talked. */
async function aPair(text = "Dag.") {
  const she = await aMember(app.db);
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  for (const one of [she, he]) await giveCredits(app.db, one, 100);
  return { she, he, ...(await chattingPair(app, she, he, text)) };
}

const block = (browser: Visitor, member: string) => browser.post("/api/blocks", { member });
const unblock = (browser: Visitor, member: string) =>
  browser.send({ method: "DELETE", url: "/api/blocks", payload: { member } });
const write = (browser: Visitor, to: object, text = "Hallo") =>
  browser.post("/api/chats/messages", { client_id: randomUUID(), to, text });
const errorOf = async (answer: Promise<{ json: () => { error?: string } }>) =>
  (await answer).json().error;

const creditsOf = async (browser: Visitor): Promise<number> =>
  (await browser.get("/api/user.php")).json().user.credits;

async function listsOf(browser: Visitor) {
  const [chats, likes, counts] = await Promise.all([
    browser.get("/api/chats.php"),
    browser.get("/api/likes.php"),
    browser.get("/api/counts"),
  ]);
  return { ...chats.json(), ...likes.json(), counts: counts.json() };
}
const empty = { chats: [], profiles: [], liked_by: [], counts: { messages: 0, likes: 0 } };

async function sealedOf(member: MemberId) {
  const { rows } = await sql<{ content: { messages: unknown[]; likes: unknown[] } }>`
    select content from sealed_contact where blocker_id = ${member}`.execute(app.db);
  return rows.map(({ content }) => content);
}

test("blocking removes the chats and likes from both members at once", async () => {
  const { she, he, hers, his } = await aPair();
  expect((await block(hers, he.id)).statusCode).toBe(204);
  expect([await listsOf(hers), await listsOf(his)]).toEqual([empty, empty]);
  for (const [browser, other] of [
    [hers, he.id],
    [his, she.id],
  ] as const) {
    expect(await errorOf(browser.get(`/api/members/${other}`))).toBe("profile_unavailable");
    expect(await errorOf(browser.post("/api/likes.php", { member: other }))).toBe(
      "profile_unavailable",
    );
  }
  const { rows: likes } = await sql`select from like_pair
    where ${she.id} in (low_id, high_id)`.execute(app.db);
  const { rows: texts } = await sql`select from message
    where sender_id = ${she.id} and text <> ''`.execute(app.db);
  expect([likes, texts]).toEqual([[], []]);
});

test("an open conversation closes for both, and nobody can write in it", async () => {
  const { he, hers, his, conversation } = await aPair();
  await block(hers, he.id);
  for (const browser of [hers, his]) {
    expect(await errorOf(browser.get(`/api/chats/${conversation}`))).toBe("conversation_closed");
    expect(await errorOf(write(browser, { conversation }))).toBe("conversation_closed");
    expect(await errorOf(browser.post(`/api/chats/${conversation}/typing`, {}))).toBe(
      "conversation_closed",
    );
  }
});

test("the open pages of both learn at once that they no longer see each other", async () => {
  const { she, he, hers, conversation } = await aPair();
  const events: [string, LiveEvent][] = [];
  app.context.services.bus.listen((to, event) => void events.push([to, event]));
  await block(hers, he.id);
  await block(hers, he.id);
  expect(events).toEqual([
    [she.id, { is: "visibility", profile: he.id, conversation }],
    [he.id, { is: "visibility", profile: she.id, conversation }],
  ]);
});

test("unblocking makes the two visible to each other again, but restores neither chats nor likes", async () => {
  const { she, he, hers, his, conversation } = await aPair();
  await block(hers, he.id);
  await unblock(hers, he.id);
  expect((await his.get(`/api/members/${she.id}`)).json().member).toMatchObject({
    liked: false,
    likes_me: false,
    match: false,
    conversation: null,
  });
  expect([await listsOf(hers), await listsOf(his)]).toEqual([empty, empty]);
  expect(await errorOf(his.get(`/api/chats/${conversation}`))).toBe("not_found");
  // A new message starts a conversation without any history.
  expect((await write(his, { member: she.id }, "Opnieuw.")).statusCode).toBe(200);
  const seen = (await hers.get(`/api/chats/${conversation}`)).json();
  expect(seen.messages.map(({ text }: { text: string }) => text)).toEqual(["Opnieuw."]);
});

test("unblocking does not let an earlier contact find an invisible member", async () => {
  const { she, he, hers, his } = await aPair();
  await sql`update profile set invisible_since = now() where id = ${she.id}`.execute(app.db);
  expect((await his.get(`/api/members/${she.id}`)).statusCode).toBe(200);
  await block(hers, he.id);
  await unblock(hers, he.id);
  expect(await errorOf(his.get(`/api/members/${she.id}`))).toBe("profile_unavailable");
});

test("if both blocked, both must unblock", async () => {
  const { she, he, hers, his } = await aPair();
  await sql`insert into block values (${vonk}, ${he.id}, ${she.id}, now())`.execute(app.db);
  // She no longer sees him, so she cannot block him any more.
  expect(await errorOf(block(hers, he.id))).toBe("profile_unavailable");
  await sql`insert into block values (${vonk}, ${she.id}, ${he.id}, now())`.execute(app.db);
  await unblock(hers, he.id);
  expect(await errorOf(hers.get(`/api/members/${he.id}`))).toBe("profile_unavailable");
  await unblock(his, she.id);
  expect((await hers.get(`/api/members/${he.id}`)).statusCode).toBe(200);
});

test("a member lists the profiles she blocked, and nobody else does", async () => {
  const { she, he, hers, his } = await aPair();
  const fictional = await aProfile(app.db, { profile: { kind: "fictional", name: "Fien" } });
  await block(hers, he.id);
  app.clock.advance(1_000);
  await block(hers, fictional);
  const listed = (await hers.get("/api/blocks")).json().blocked as { id: string; name: string }[];
  expect(listed.map(({ id }) => id)).toEqual([fictional, he.id]);
  expect((await his.get("/api/blocks")).json()).toEqual({ blocked: [] });
  await unblock(his, she.id);
  expect(await errorOf(hers.get(`/api/members/${he.id}`))).toBe("profile_unavailable");
});

test("what a block removed stays sealed for 90 days and is then purged", async () => {
  const secret = `Kanarie ${randomUUID()}`;
  const { she, he, hers } = await aPair(secret);
  await block(hers, he.id);
  const { rows } = await sql`select from message where text = ${secret}`.execute(app.db);
  expect(rows).toEqual([]);
  expect(await sealedOf(she.id)).toMatchObject([
    { messages: [{ sender: she.id, text: secret }], likes: [{}, {}] },
  ]);
  const purge = async () => {
    await enqueueSweeps(app.db, workers);
    await drainQueue(app.context);
  };
  app.clock.advance(90 * 86_400_000 - 60_000);
  await purge();
  expect(await sealedOf(she.id)).toHaveLength(1);
  app.clock.advance(120_000);
  await purge();
  expect(await sealedOf(she.id)).toEqual([]);
});

test("a second block seals only what was written since the first", async () => {
  const { she, he, hers, his } = await aPair("Eerst.");
  await block(hers, he.id);
  await unblock(hers, he.id);
  await write(his, { member: she.id }, "Later.");
  await block(hers, he.id);
  const texts = (await sealedOf(she.id)).map(({ messages }) => messages);
  expect(texts).toMatchObject([[{ text: "Eerst." }], [{ text: "Later." }]]);
});

test("a conversation that a free member starts again after a block and its end counts towards the limit", async () => {
  const { she, he, hers, his } = await aPair();
  const third = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  expect((await write(hers, { member: third.id })).statusCode).toBe(200);
  await block(his, she.id);
  await unblock(his, she.id);
  expect(await errorOf(write(hers, { member: he.id }))).toBe("conversation_limit");
  expect((await write(his, { member: she.id }, "Toch wel.")).statusCode).toBe(200);
  expect((await write(hers, { member: he.id })).statusCode).toBe(200);
  await assertConsistent(app.db, vonk);
});

test("a pending message is refunded, and the ledger and the messages still verify", async () => {
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const she = await aMember(app.db, { profile: { published_at: null } });
  await giveCredits(app.db, she, 30);
  const [hers, his] = [await loggedIn(app, she.id), await loggedIn(app, he.id)];
  expect((await write(hers, { member: he.id })).json().message.state).toBe("pending");
  expect(await creditsOf(hers)).toBe(20);
  expect((await block(hers, he.id)).statusCode).toBe(204);
  expect(await creditsOf(hers)).toBe(30);
  await assertConsistent(app.db, vonk);
  expect((await listsOf(his)).chats).toEqual([]);
});

test("a like or a message that races with a block leaves nothing behind", async () => {
  for (let n = 0; n < 5; n += 1) {
    const { she, he, hers, his, conversation } = await aPair();
    await Promise.all([
      block(hers, he.id),
      his.post("/api/likes.php", { member: she.id }),
      write(his, { conversation }),
    ]);
    expect([await listsOf(hers), await listsOf(his)]).toEqual([empty, empty]);
    await unblock(hers, he.id);
    expect([await listsOf(hers), await listsOf(his)]).toEqual([empty, empty]);
  }
  await assertConsistent(app.db, vonk);
});

test("a member can block neither herself nor an id that this site never had", async () => {
  const { she, hers } = await aPair();
  const elsewhere = await aProfile(app.db, { site: "second-spring" });
  expect(await errorOf(block(hers, she.id))).toBe("block_of_oneself");
  expect(await errorOf(block(hers, elsewhere))).toBe("not_found");
  expect(await errorOf(block(hers, randomUUID()))).toBe("not_found");
  expect((await unblock(hers, randomUUID())).statusCode).toBe(204);
});
