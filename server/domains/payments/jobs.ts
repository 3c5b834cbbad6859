import type { Parts } from "#server/domains/call.ts";
import { worker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { settleHeard, settleHeardJob } from "./hear-webhook.ts";
import { reconcileJob, reconcileOpenPayments } from "./reconcile-open-payments.ts";

export const paymentWorkers: readonly Worker<Parts>[] = [
  worker(settleHeardJob, (parts: Parts, heard) => settleHeard(parts, heard)),
  worker(reconcileJob, async (parts: Parts) => {
    await reconcileOpenPayments(parts);
  }),
];

export const paymentSweeps: readonly Sweep[] = [{ job: reconcileJob, at: "* * * * *" }];
