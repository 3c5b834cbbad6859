import type { Services } from "#server/domains/request-context.ts";
import { defineWorker } from "#server/platform/queue.ts";
import type { Sweep, Worker } from "#server/platform/queue.ts";
import { settleByRef, settlePaymentJob } from "./handle-webhook.ts";
import { reconcileJob, reconcilePayments } from "./reconcile-payments.ts";

export const paymentWorkers: readonly Worker<Services>[] = [
  defineWorker(settlePaymentJob, (services: Services, payment) => settleByRef(services, payment)),
  defineWorker(reconcileJob, async (services: Services) => {
    await reconcilePayments(services);
  }),
];

export const paymentSweeps: readonly Sweep[] = [{ job: reconcileJob, at: "* * * * *" }];
