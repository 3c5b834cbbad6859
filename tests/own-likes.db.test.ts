import { sql } from "kysely";
import { expect, test } from "vitest";
import { enqueue } from "#server/platform/queue.ts";
import { sweeps } from "#server/roles/job-table.ts";
import { noConversation, urlsOf } from "./readings.ts";
import { testApp } from "./test-app.ts";
import { workOffJobs } from "./work-off-jobs.ts";
import { aMember, aProfile } from "./world/a-member.ts";
import { loggedIn } from "./world/logged-in.ts";

const app = testApp();

/** In whose name likes stand, of those who are real. */
async function realLikers(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct id from (
      select lo as id from pair where lo_liked_at is not null
      union all select hi from pair where hi_liked_at is not null) liker
    join profile using (id) where kind = 'member'`.execute(app.db);
  return rows.map(({ id }) => id);
}

test("whatever is read and whatever jobs run, a like stands in a member's name only if she gave it", async () => {
  const she = await aMember(app.db);
  const men = [0, 1, 2].map(() =>
    aMember(app.db, { profile: { gender: "male", seeks: "female" } }),
  );
  const [he] = await Promise.all(men);
  await aProfile(app.db, { profile: { kind: "fictional", gender: "male", seeks: "female" } });
  if (!he) throw new Error("somebody to like");
  const urls = urlsOf({ id: he.id, conversation: noConversation });
  const aDay = async () => {
    for (const one of [she, he]) {
      const browser = await loggedIn(app, one.id);
      await Promise.all(urls.map((url) => browser.get(url)));
    }
    for (const sweep of sweeps) await enqueue(app.db, sweep.job, {});
    await workOffJobs(app.context);
    app.clock.advance(86_400_000);
  };
  for (const _ of [1, 2, 3]) await aDay();
  expect(await realLikers()).toEqual([]);

  const hers = await loggedIn(app, she.id);
  expect((await hers.post("/api/likes.php", { member: he.id })).json()).toEqual({ match: false });
  for (const _ of [1, 2, 3]) await aDay();
  expect(await realLikers()).toEqual([she.id]);
});
