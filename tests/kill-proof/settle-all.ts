import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { readConfig } from "#server/config.ts";
import { createContext } from "#server/context.ts";
import { reconcileOpenPayments } from "#server/domains/payments/reconcile-open-payments.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database, DatabaseHandle } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/queue.ts";
import { outboxMail } from "#server/providers/mail/outbox-mail.ts";
import { workforceOf } from "#server/roles/jobs.ts";

const MINUTE_MS = 60_000;
/** The turns at which an undecided payment is asked after, until what nobody paid has expired. */
const TURNS_MINUTES = [3, 15, 60, 60, 60];
const QUIET_MS = 20_000;

/** What the jobs do in the hours after the last kill. */
export async function settleAll(
  env: Readonly<Record<string, string>>,
  database: DatabaseHandle,
  clock: Clock & { advance(ms: number): void },
): Promise<void> {
  const context = createContext(readConfig({ LOG_LEVEL: "silent", ...env }), database, clock);
  const working = await startWorkers(workforceOf(context, outboxMail()));
  for (const minutes of TURNS_MINUTES) {
    clock.advance(minutes * MINUTE_MS);
    while ((await reconcileOpenPayments(context.parts)) > 0);
    const end = Date.now() + QUIET_MS;
    while ((await jobsLeft(database.db)) > 0 && Date.now() < end) await pause(50);
  }
  await working.stop();
}

/** How many jobs are waiting or at work; those that wait for another try have it at once. */
async function jobsLeft(db: Database): Promise<number> {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where locked_at is null and last_error is not null`.execute(db);
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from graphile_worker.jobs
    where attempts < max_attempts and (locked_at is not null or run_at <= now())`.execute(db);
  return rows[0]?.left ?? 0;
}
