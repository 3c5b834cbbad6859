import { z } from "zod";
import type { Services } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { enqueue, defineJob } from "#server/platform/queue/queue.ts";
import type { RawWebhook } from "#server/providers/payment/port.ts";
import { settlePayment } from "#server/domains/payments/settle-payment.ts";
import { findAttemptByRef } from "#server/domains/payments/store.ts";

export const settlePaymentJob = defineJob(
  "payments.settle",
  z.object({ provider: z.string(), ref: z.string() }),
);

/**
 * Queues a job that requests the payment named by an account's webhook; ignores an unknown payment.
 * Throws `not_found` for an account that is not configured, and WebhookForged on a wrong signature.
 */
export async function handleWebhook(
  { db, payment }: Services,
  account: string,
  webhook: RawWebhook,
): Promise<void> {
  const provider = payment.accounts.find(account);
  if (!provider) throw new AppError("not_found");
  for (const ref of await provider.parseWebhook(webhook)) {
    if (!(await findAttemptByRef(db, account, ref))) continue;
    // One queued job per payment is enough, because it asks when it runs. A running job may already
    // have asked, so another is queued behind it.
    await enqueue(
      db,
      settlePaymentJob,
      { provider: account, ref },
      { key: `payments.settle ${ref}` },
    );
  }
}

/** Asks the provider about a payment named by a webhook. */
export async function settleByRef(
  services: Services,
  { provider, ref }: { readonly provider: string; readonly ref: string },
): Promise<void> {
  const attempt = await findAttemptByRef(services.db, provider, ref);
  if (!attempt) return;
  await settlePayment(services, { ...attempt, provider_ref: ref }, "webhook");
}
