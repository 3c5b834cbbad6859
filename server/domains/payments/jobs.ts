import type { Services } from "#server/domains/request-context.ts";
import type { Log } from "#server/platform/log.ts";
import { defineSweep, defineWorker } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { settleByRef, settlePaymentJob } from "./webhooks/handle-webhook.ts";
import { reconcilePayments, scheduleUnconfigured } from "./reconcile-payments.ts";

interface JobServices extends Services {
  readonly log: Log;
}

export const paymentWorkers: readonly Worker<JobServices>[] = [
  defineWorker(settlePaymentJob, settleByRef),
  defineSweep("payments.reconcile", "* * * * *", async (services: JobServices) => {
    await reconcilePayments(services);
    for (const [account, payments] of await scheduleUnconfigured(services)) {
      services.log.error(
        { account, payments },
        "payments wait for an account that is not configured: add its key to MOLLIE_API_KEY",
      );
    }
  }),
];
