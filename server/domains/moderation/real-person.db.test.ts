import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

const ask = (browser: Visitor, member: string) =>
  browser.post("/api/real-person-questions", { member });

async function questionsOf(member: MemberId) {
  const { rows } = await sql<{ other_id: MemberId; answer: string }>`
    select other_id, answer from real_person_question
    where member_id = ${member} order by asked_at`.execute(app.db);
  return rows;
}

test("a member learns from the data whether a profile is a real person, free, and it is recorded", async () => {
  const she = await aMember(app.db);
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const photoless = await aMember(app.db, { photos: 0, profile: { gender: "male" } });
  const nobody = await aProfile(app.db, {
    profile: { kind: "fictional", gender: "male", seeks: "female" },
  });
  const browser = await loggedIn(app, she.id);
  const credits = async () => (await browser.get("/api/user.php")).json().user.credits;
  const before = await credits();
  expect((await ask(browser, he.id)).json()).toEqual({ is: "member", photo_checked: true });
  expect((await ask(browser, photoless.id)).json()).toMatchObject({ photo_checked: false });
  expect((await ask(browser, nobody)).json()).toMatchObject({ is: "fictional" });
  expect(await credits()).toBe(before);
  expect(await questionsOf(she.id)).toEqual([
    { other_id: he.id, answer: "member" },
    { other_id: photoless.id, answer: "member" },
    { other_id: nobody, answer: "fictional" },
  ]);
});

test("nobody can ask about a member who is no longer visible", async () => {
  const she = await aMember(app.db);
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const [hers, his] = [await loggedIn(app, she.id), await loggedIn(app, he.id)];
  await his.post("/api/blocks", { member: she.id });
  expect((await ask(hers, he.id)).json()).toMatchObject({ error: "profile_unavailable" });
  expect(await questionsOf(she.id)).toEqual([]);
});

test("a question is stored for 90 days", async () => {
  const she = await aMember(app.db);
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await ask(await loggedIn(app, she.id), he.id);
  for (const [days, kept] of [
    [89, 1],
    [2, 0],
  ] as const) {
    await sql`update real_person_question set asked_at = asked_at - make_interval(days => ${days})
      where member_id = ${she.id}`.execute(app.db);
    await enqueueSweeps(app.db, workers);
    await drainQueue(app.context);
    expect(await questionsOf(she.id)).toHaveLength(kept);
  }
});
