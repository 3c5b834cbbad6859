import type { Services } from "#server/domains/request-context.ts";
import { defineWorker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { settleHeard, settleHeardJob } from "./hear-webhook.ts";
import { reconcileJob, reconcileOpenPayments } from "./reconcile-open-payments.ts";

export const paymentWorkers: readonly Worker<Services>[] = [
  defineWorker(settleHeardJob, (services: Services, heard) => settleHeard(services, heard)),
  defineWorker(reconcileJob, async (services: Services) => {
    await reconcileOpenPayments(services);
  }),
];

export const paymentSweeps: readonly Sweep[] = [{ job: reconcileJob, at: "* * * * *" }];
