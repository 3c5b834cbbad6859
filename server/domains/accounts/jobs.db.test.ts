import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";

const app = testApp();
const DAY_MS = 86_400_000;

test("ended log-ins and wrong passwords are deleted after thirty days, live sessions are not", async () => {
  const { id, email } = await aMember(app.db);
  const [first, second] = [app.visitor(), app.visitor()];
  await first.post("/api/user.php", { email, password: "niet het goede" });
  for (const one of [first, second]) await one.post("/api/user.php", { email, password: PASSWORD });
  await first.post("/api/user.php", { email: "nobody@example.nl", password: "raden maar" });
  await first.get("/api/logout.php");
  const stored = async () => {
    await sql`select from graphile_worker.add_job('accounts.purge_logins')`.execute(app.db);
    await drainQueue(app.context);
    const { rows } = await sql<{ sessions: number; failed: number }>`select
      (select count(*) from session where account_id = ${id}) as sessions,
      (select count(*) from failed_login) as failed`.execute(app.db);
    return rows[0];
  };
  expect(await stored()).toEqual({ sessions: 2, failed: 1 });
  app.clock.advance(30 * DAY_MS - 1_000);
  expect(await stored()).toEqual({ sessions: 2, failed: 1 });
  app.clock.advance(2_000);
  expect(await stored()).toEqual({ sessions: 1, failed: 0 });
  app.clock.advance(30 * DAY_MS);
  expect(await stored()).toEqual({ sessions: 0, failed: 0 });
});
