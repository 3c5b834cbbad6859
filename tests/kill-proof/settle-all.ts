import { readConfig } from "#server/config.ts";
import { createContext } from "#server/context.ts";
import { reconcileOpenPayments } from "#server/domains/payments/reconcile-open-payments.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { DatabaseHandle } from "#server/platform/database/database.ts";
import { workOffJobs } from "../work-off-jobs.ts";

const MINUTE_MS = 60_000;
/** The turns at which an undecided payment is asked after, until what nobody paid has expired. */
const TURNS_MINUTES = [3, 15, 60, 60];

/** What the jobs do in the hours after the last kill. */
export async function settleAll(
  env: Readonly<Record<string, string>>,
  database: DatabaseHandle,
  clock: Clock & { advance(ms: number): void },
): Promise<void> {
  const context = createContext(readConfig({ LOG_LEVEL: "silent", ...env }), database, clock);
  for (const minutes of TURNS_MINUTES) {
    clock.advance(minutes * MINUTE_MS);
    while ((await reconcileOpenPayments(context.parts)) > 0);
    await workOffJobs(context);
  }
}
