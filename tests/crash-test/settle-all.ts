import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { readConfig } from "#server/config/config.ts";
import { createContext } from "#server/context.ts";
import { reconcilePayments } from "#server/domains/payments/reconcile-payments.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database, DatabaseHandle } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/queue/queue.ts";
import { noMail } from "#tests/mail/no-mail.ts";
import { createWorkforce } from "#server/roles/jobs/jobs.ts";

const MINUTE_MS = 60_000;
/** The delays before each check of an undecided payment, until unpaid payments have expired. */
const TURNS_MINUTES = [3, 15, 60, 60, 60];
const QUIET_MS = 20_000;

/** Runs the jobs of the hours after the last kill. */
export async function settleAll(
  env: Readonly<Record<string, string>>,
  database: DatabaseHandle,
  clock: Clock & { advance(ms: number): void },
): Promise<void> {
  const context = createContext(readConfig({ LOG_LEVEL: "silent", ...env }), database, clock);
  const working = await startWorkers(createWorkforce(context, noMail));
  for (const minutes of TURNS_MINUTES) {
    clock.advance(minutes * MINUTE_MS);
    while ((await reconcilePayments(context.services)) > 0);
    await waitUntilIdle(database.db);
  }
  await working.stop();
}

/** Waits for jobs that are due or running. Throws if they do not finish in time. */
async function waitUntilIdle(db: Database): Promise<void> {
  const end = Date.now() + QUIET_MS;
  for (;;) {
    await runRetriesNow(db);
    const left = await jobsLeft(db);
    if (left === 0) return;
    if (Date.now() > end) throw new Error(`${left} jobs are still not done`);
    await pause(50);
  }
}

/** Runs jobs that wait for a retry at once. */
async function runRetriesNow(db: Database): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where locked_at is null and last_error is not null`.execute(db);
}

async function jobsLeft(db: Database): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from graphile_worker.jobs
    where attempts < max_attempts and (locked_at is not null or run_at <= now())`.execute(db);
  return rows[0]?.left ?? 0;
}
