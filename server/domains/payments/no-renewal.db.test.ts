import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { getBalance } from "#tests/world/get-balance.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSandbox, pageOf } from "#tests/world/a-sandbox.ts";
import { readContext } from "#tests/world/read-context.ts";

const DAY_MS = 86_400_000;
const sandbox = await aSandbox({ now: () => app.clock.now() }, async () => 200);
const app = testApp({ SANDBOX_PORT: sandbox.port });

/** Runs every scheduled job and everything that follows from them. */
async function runAllJobs(): Promise<void> {
  await enqueueSweeps(app.db, workers);
  await drainQueue(app.context);
}

async function payments(): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*)::int from payment_order) as orders,
    (select count(*)::int from payment_attempt) as attempts,
    (select count(*)::int from payment_state) as states`.execute(app.db);
  return rows[0];
}

test("a year of jobs orders, charges and grants nothing after one purchase", async () => {
  const member = await aMember(app.db);
  const ctx = await aContext(app.context, member.id);
  const { next } = await app.context.calls(ctx, "POST /api/orders", {
    body: { id: randomUUID(), bundle: "medium", method: "ideal", country: "NL" },
  });
  await sandbox.choose(pageOf(next), "pay_lost");
  app.clock.advance(120_000);
  await runAllJobs();
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
  const bought = await payments();
  const atProvider = await (await fetch(`${sandbox.url}/`)).text();
  const paymentsThere = atProvider.match(/tr_\w+/g);
  expect(bought).toMatchObject({ orders: 1, attempts: 1 });
  expect(new Set(paymentsThere).size).toBe(1);

  for (const days of [1, 29, 335]) {
    app.clock.advance(days * DAY_MS);
    await runAllJobs();
  }
  expect(await payments()).toEqual(bought);
  expect(await getBalance(readContext(app.db, member.site), member.id)).toBe(150);
  const later = await (await fetch(`${sandbox.url}/`)).text();
  expect(later.match(/tr_\w+/g)).toEqual(paymentsThere);
});
