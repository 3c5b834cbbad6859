import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { chatWorkers } from "#server/domains/chat/jobs.ts";
import { createLog } from "#server/platform/log.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { workers as allWorkers } from "#server/roles/jobs/job-table.ts";
import type { JobServices } from "#server/roles/jobs/job-table.ts";
import { testApp } from "#tests/test-app.ts";
import { buyCredits, giveCredits, refundPurchase } from "#tests/world/give-credits.ts";
import { creditWorkers } from "./jobs.ts";
import { verifyLedger } from "./verify-store.ts";

const app = testApp();
const site = "vonk" as SiteId;
const aHolder = () => ({ id: randomUUID() as MemberId, site });

/** The lines that the workers log, without time and level. */
async function linesOf(workers: readonly Worker<never>[]): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("error", {
    write: (line) => {
      const { job, site: where, verified_at, what, about, expected, found, msg } = JSON.parse(line);
      lines.push({ job, site: where, verified_at, what, about, expected, found, msg });
    },
  });
  const services = { ...app.context.services, log };
  for (const worker of workers)
    await (worker as Worker<Pick<JobServices, "log">>).run(services, {});
  return lines;
}

test.each([
  ["update wallet set bought = 61 where member_id = $", "a wallet matches the ledger"],
  [
    `insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
     values ('vonk', $, 'x', 'bonus_set_aside', 'spent', 1, now())`,
    "no set-aside account goes below zero",
  ],
  [
    `insert into credit_purchase (site_id, member_id, cause, credits, paid_minor, currency, at)
     values ('vonk', $, 'payment:never', 5, 100, 'EUR', now())`,
    "a purchase is in the ledger with its credits",
  ],
  [
    `insert into purchase_reversal (site_id, member_id, cause, refunded_minor, charged_back_minor,
       whole, refunded_credits, charged_back_credits, debt_credits, at)
     select site_id, member_id, cause, 300, 0, false, 20, 0, 0, at
     from credit_purchase where member_id = $`,
    "a reversal matches the ledger",
  ],
])("finds the differences after: %s", async (tampering, what) => {
  const holder = aHolder();
  await giveCredits(app.db, holder, 5);
  const payment = await buyCredits(app.db, holder, 60);
  await refundPurchase(app.db, holder, payment, 150);
  expect(await verifyLedger(app.db, site)).toEqual([]);
  const found = await app.db
    .transaction()
    .execute(async (tx) => {
      await sql.raw(tampering.replace("$", `'${holder.id}'`)).execute(tx);
      throw Object.assign(new Error("undone"), { found: await verifyLedger(tx, site) });
    })
    .catch((error: { found: unknown }) => error.found);
  expect(found).toMatchObject([{ what, about: expect.stringContaining(holder.id) }]);
});

test.each([
  ["credits.verify", "*/15 * * * *"],
  ["chat.verify", "7,22,37,52 * * * *"],
])("%s runs every quarter of an hour, at %s", (name, at) => {
  expect(allWorkers.filter(({ job }) => job === name)).toMatchObject([{ at }]);
});

test("a consistent site logs nothing", async () => {
  await buyCredits(app.db, aHolder(), 60);
  expect(await linesOf([...creditWorkers, ...chatWorkers])).toEqual([]);
});

test("a difference is logged as an error with its site, account and both numbers", async () => {
  const holder = aHolder();
  await giveCredits(app.db, holder, 5);
  await sql`update wallet set bonus = 7 where member_id = ${holder.id}`.execute(app.db);
  expect(await linesOf(creditWorkers)).toEqual([
    {
      job: "credits.verify",
      site,
      verified_at: app.clock.now().toISOString(),
      what: "a wallet matches the ledger",
      about: `${holder.id} bonus`,
      expected: 5,
      found: 7,
      msg: "the books do not balance",
    },
  ]);
  await sql`update wallet set bonus = 5 where member_id = ${holder.id}`.execute(app.db);
});

test("a broken table logs ten differences, and that there are more", async () => {
  const holders = Array.from({ length: 25 }, aHolder);
  for (const holder of holders) await giveCredits(app.db, holder, 5);
  await sql`update wallet set bonus = 6 where member_id = any(${holders.map(({ id }) => id)})`.execute(
    app.db,
  );
  const lines = await linesOf(creditWorkers);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatchObject({ msg: "the books do not balance in more places" });
});
