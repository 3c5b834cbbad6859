import type { Services } from "#server/domains/request-context.ts";
import { defineSweep, defineWorker } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { settleByRef, settlePaymentJob } from "./handle-webhook.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

export const paymentWorkers: readonly Worker<Services>[] = [
  defineWorker(settlePaymentJob, settleByRef),
  defineSweep("payments.reconcile", "* * * * *", async (services: Services) => {
    await reconcilePayments(services);
  }),
];
