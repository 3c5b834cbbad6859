import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { workers } from "#server/roles/jobs/job-table.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { findTables } from "#tests/privacy/find-tables.ts";
import { testApp } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { postFromElsewhere } from "#tests/world/a-signup.ts";
import { assertConsistent } from "#tests/world/assert-consistent.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();
const DAY_MS = 86_400_000;

async function aTalkingMember() {
  const she = await aMember(app.db, { photos: 3 });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 30);
  await giveCredits(app.db, he, 30);
  await buyCredits(app.db, she, 150);
  const pair = await chattingPair(app, she, he);
  const reply = { client_id: randomUUID(), to: { member: she.id }, text: "Dag, kanarie." };
  await pair.his.post("/api/chats/messages", reply);
  await pair.hers.put("/api/notifications", { key: "news", mail: true });
  return { she, he, ...pair };
}

async function runJobsAfter(ms: number) {
  app.clock.advance(ms);
  // The first sweep queues jobs, which run in the same pass and leave the files to the second
  // sweep.
  for (const sweep of ["accounts.find_deleted", "photos.remove"]) {
    await enqueueSweeps(
      app.db,
      workers.filter(({ job }) => job === sweep),
    );
    await drainQueue(app.context);
  }
}

test("after erasure the id stays only in the records of money and messages", async () => {
  const { she, hers } = await aTalkingMember();
  await postFromElsewhere(hers, "/api/account/deletion", { password: PASSWORD });
  await runJobsAfter(14 * DAY_MS + 60_000);
  expect((await findTables(app.db, she.id)).toSorted()).toEqual([
    "public.conversation",
    "public.conversation_member",
    "public.credit_purchase",
    "public.ledger",
    "public.message",
    "public.wallet",
  ]);
  const { rows } = await sql<{ texts: string[] }>`
    select array_agg(distinct text) as texts from message
    where conversation_id in (
      select conversation_id from conversation_member where member_id = ${she.id})`.execute(app.db);
  expect(rows).toEqual([{ texts: [""] }]);
  await assertConsistent(app.db, she.site);
});

test("after erasure a partner keeps the count of started conversations and reads that this one is closed", async () => {
  const { he, his, hers, conversation } = await aTalkingMember();
  const others = await Promise.all([0, 1].map(() => aMember(app.db)));
  await postFromElsewhere(hers, "/api/account/deletion", { password: PASSWORD });
  const write = (to: string) =>
    his.post("/api/chats/messages", {
      client_id: randomUUID(),
      to: { member: to },
      text: "Dag.",
    });
  for (const other of others) expect((await write(other.id)).statusCode).toBe(200);
  const [first] = others;
  if (!first) throw new Error("nobody to write to");
  const firsts = await loggedIn(app, first.id);
  await postFromElsewhere(firsts, "/api/account/deletion", { password: PASSWORD });
  await runJobsAfter(14 * DAY_MS + 60_000);
  const browser = await loggedIn(app, he.id);
  const third = await aMember(app.db);
  const answer = await browser.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: third.id },
    text: "Dag.",
  });
  expect(answer.json().error).toBe("conversation_limit");
  expect((await browser.get(`/api/chats/${conversation}`)).json().error).toBe(
    "conversation_closed",
  );
});

test("erasing returns the credits of messages that were still pending", async () => {
  const she = await aMember(app.db, { confirmed: false });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 30);
  const hers = await loggedIn(app, she.id);
  await hers.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: he.id },
    text: "Dag.",
  });
  await postFromElsewhere(hers, "/api/account/deletion", { password: PASSWORD });
  await runJobsAfter(14 * DAY_MS + 60_000);
  expect(await findTables(app.db, she.email)).toEqual([]);
  await assertConsistent(app.db, she.site);
});

test("erasing returns the credits of messages that never reached the member", async () => {
  const she = await aMember(app.db);
  const he = await aMember(app.db, {
    confirmed: false,
    profile: { gender: "male", seeks: "female" },
  });
  await giveCredits(app.db, he, 30);
  const his = await loggedIn(app, he.id);
  const credits = async () =>
    (await his.get("/api/user.php")).json<{ user: { credits: number } }>().user.credits;
  const body = { client_id: randomUUID(), to: { member: she.id }, text: "Dag." };
  expect((await his.post("/api/chats/messages", body)).statusCode).toBe(200);
  expect(await credits()).toBe(20);
  await postFromElsewhere(await loggedIn(app, she.id), "/api/account/deletion", {
    password: PASSWORD,
  });
  await runJobsAfter(14 * DAY_MS + 60_000);
  expect(await credits()).toBe(30);
  await assertConsistent(app.db, he.site);
});

test("an address is free again after the erasure", async () => {
  const she = await aMember(app.db);
  await postFromElsewhere(await loggedIn(app, she.id), "/api/account/deletion", {
    password: PASSWORD,
  });
  await runJobsAfter(14 * DAY_MS + 60_000);
  const check = { email: she.email };
  expect((await postFromElsewhere(app.visitor(), "/api/signup/check", check)).statusCode).toBe(200);
});

test("a table that a later migration adds is erased as well, with the rows that refer to it", async () => {
  const she = await aMember(app.db);
  await sql`create table later (id uuid primary key, site_id text not null, member_id uuid not null,
    foreign key (site_id, member_id) references profile (site_id, id))`.execute(app.db);
  await sql`create table later_part (later_id uuid not null references later, note text)`.execute(
    app.db,
  );
  const id = randomUUID();
  await sql`insert into later values (${id}, ${she.site}, ${she.id})`.execute(app.db);
  await sql`insert into later_part values (${id}, 'kanarie')`.execute(app.db);
  await postFromElsewhere(await loggedIn(app, she.id), "/api/account/deletion", {
    password: PASSWORD,
  });
  await runJobsAfter(14 * DAY_MS + 60_000);
  expect(await findTables(app.db, she.email)).toEqual([]);
  expect(await findTables(app.db, id)).toEqual([]);
});
