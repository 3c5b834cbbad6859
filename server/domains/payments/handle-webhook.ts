import { z } from "zod";
import type { Services } from "#server/domains/request-context.ts";
import { enqueue, defineJob } from "#server/platform/queue.ts";
import type { RawWebhook } from "#server/providers/payment/port.ts";
import { settlePayment } from "./settle-payment.ts";
import { attemptByRef } from "./store.ts";

export const settleHeardJob = defineJob(
  "payments.settle",
  z.object({ provider: z.string(), ref: z.string() }),
);

/**
 * Writes down that the provider has something to say, to be asked about at once by a job. A payment
 * we do not have is nobody's business. Throws WebhookForged on a wrong signature.
 */
export async function hearWebhook({ db, payment }: Services, webhook: RawWebhook): Promise<void> {
  const provider = payment.provider.id;
  for (const ref of await payment.provider.parseWebhook(webhook)) {
    if (!(await attemptByRef(db, provider, ref))) continue;
    // One waiting job for a payment is enough: it asks when it runs. One that runs already is left
    // alone and another one follows it.
    await enqueue(db, settleHeardJob, { provider, ref }, { key: `payments.settle ${ref}` });
  }
}

/** Asks about a payment that a webhook spoke of. */
export async function settleHeard(
  services: Services,
  { provider, ref }: { readonly provider: string; readonly ref: string },
): Promise<void> {
  const attempt = await attemptByRef(services.db, provider, ref);
  if (!attempt || provider !== services.payment.provider.id) return;
  await settlePayment(services, { ...attempt, provider_ref: ref }, "webhook");
}
