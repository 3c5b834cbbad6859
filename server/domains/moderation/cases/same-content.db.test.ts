import { sql } from "kysely";
import { expect, test } from "vitest";
import type { LoadedCase } from "#contract/office/cases.ts";
import type { Album } from "#contract/photos.ts";
import { eraseAccount } from "#server/domains/accounts/deletion/erase-account.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember, PASSWORD } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { postFromElsewhere } from "#tests/world/a-signup.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { moderatedCases } from "#tests/world/moderation/moderated-cases.ts";

const app = testApp();
const { decide, findQueued } = moderatedCases(app);
const none = { measure: "none" };
const removal = (...removed: string[]) => ({ measure: "removal", ground: "money", removed });

/** She has a profile text and a photo and wrote him a message; he has reported all three twice. */
async function reportedTwice() {
  const she = await aMember(app.db, { profile: { about: "Stort u maar." } });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 100);
  const { hers, his, conversation } = await chattingPair(app, she, he, "Leen me geld.");
  await uploadPhoto(hers, await aJpeg());
  await sql`update photo set approved_at = now() where profile_id = ${she.id}`.execute(app.db);
  const report = async () => {
    const what = { member: she.id, category: "money", share_messages: true, message: 1 };
    return (await his.post("/api/reports", what)).json<{ number: string }>().number;
  };
  const cases = [await report(), await report()] as const;
  const { browser } = await aStaffMember(app);
  const queued = await findQueued(browser, cases[0]);
  const { photos } = (await browser.get(`/api/office/cases/${queued?.id}`)).json<LoadedCase>();
  const shown = async () => {
    const { member } = (await his.get(`/api/members/${she.id}`)).json();
    const { messages } = (await his.get(`/api/chats/${conversation}`)).json();
    return [member.about, messages.at(-1).text, member.images.length];
  };
  return { she, he, hers, conversation, cases, items: ["about", "message", ...photos], shown };
}

/** As the member a case is about. */
async function appeal(number: string) {
  const { rows } = await sql<{ access_key: string }>`
    select p.access_key from case_party p join moderation_case c on c.id = p.case_id
    where c.number = ${number} and p.side = 'reported'`.execute(app.db);
  const body = { words: "Kijk nog eens." };
  const sent = await app.visitor().post(`/api/complaints/${rows[0]?.access_key}/appeal`, body);
  expect(sent.statusCode).toBe(204);
}

test("what two cases removed comes back only when both are taken back", async () => {
  const { cases, items, shown } = await reportedTwice();
  const before = await shown();
  for (const number of cases) await decide(number, removal(...items));
  const removed = await shown();
  expect(removed).toEqual(["", "", before[2] - 1]);
  await appeal(cases[0]);
  await decide(cases[0], none);
  expect(await shown()).toEqual(removed);
  await appeal(cases[1]);
  await decide(cases[1], none);
  expect(await shown()).toEqual(before);
});

test("a second decision to remove a text leaves what was written in its place", async () => {
  const { hers, cases, shown } = await reportedTwice();
  await decide(cases[0], removal("about"));
  await hers.put("/api/profile", { about: "Ik wandel graag." });
  await appeal(cases[0]);
  await decide(cases[0], removal("about"));
  expect((await shown())[0]).toBe("Ik wandel graag.");
});

test("a photo that a case removed can be appealed only in that case, and causes one mail", async () => {
  const { she, hers, cases, items } = await reportedTwice();
  await decide(cases[0], removal(...items));
  const photo = items.at(-1) ?? "";
  await hers.post(`/api/photos/${photo}/appeal`, { remark: "Kijk nog eens." });
  const { photos } = (await hers.get("/api/photos")).json<Album>();
  const removed = photos.find(({ id }) => id === photo);
  expect(removed).toMatchObject({ rejection: "reported", appeal: null });
  app.clock.advance(86_400_000);
  await enqueueSweeps(app.db, workers);
  await drainQueue(app.context);
  const { rows } = await sql<{ kind: string }>`
    select m.kind from mail m join account a on a.email = m.to_address
    where a.id = ${she.id} and m.kind in ('case_decision', 'photo_rejection')`.execute(app.db);
  expect(rows).toEqual([{ kind: "case_decision" }]);
});

test("an appeal does not bring back a message to a member who was erased since", async () => {
  const { he, conversation, cases } = await reportedTwice();
  await decide(cases[0], removal("message"));
  await app.db
    .transaction()
    .execute((tx) => eraseAccount(tx, { site: he.site, member: he.id }, app.clock.now()));
  await appeal(cases[0]);
  await decide(cases[0], none);
  const { rows } = await sql`
    select from message where conversation_id = ${conversation} and text <> ''`.execute(app.db);
  expect(rows).toEqual([]);
});

test("a member stays disabled until the longest of two suspensions is over or taken back", async () => {
  const { she, cases } = await reportedTwice();
  const suspension = { measure: "suspension", ground: "money" };
  const DAY_MS = 86_400_000;
  const start = app.clock.now().getTime();
  const daysLeft = async () => {
    const answer = await postFromElsewhere(app.visitor(), "/api/user.php", {
      email: she.email,
      password: PASSWORD,
    });
    const { error, until } = answer.json<{ error?: string; until?: string | null }>();
    if (error !== "account_disabled") return 0;
    return until ? Math.round((Date.parse(until) - start) / DAY_MS) : Infinity;
  };
  await decide(cases[0], suspension);
  expect(await daysLeft()).toBe(Infinity);
  await decide(cases[1], { ...suspension, days: 7 });
  expect(await daysLeft()).toBe(Infinity);
  await appeal(cases[0]);
  await decide(cases[0], { ...suspension, days: 3 });
  expect(await daysLeft()).toBe(7);
  await appeal(cases[1]);
  await decide(cases[1], none);
  expect(await daysLeft()).toBe(3);
});
