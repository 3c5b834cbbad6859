import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Currency } from "#contract/formatting/money.ts";
import { addPurchase } from "#server/domains/credits/add-purchase.ts";
import { settlePaymentJob } from "#server/domains/payments/webhooks/handle-webhook.ts";
import { defineWorker } from "#server/platform/queue/queue.ts";
import type { Worker, Workforce } from "#server/platform/queue/queue.ts";
import type { JobServices } from "#server/roles/jobs/job-table.ts";

/**
 * For the negative control: a webhook without idempotency, which adds credits on every notification of
 * a paid payment.
 */
export function withNaiveWebhook(workforce: Workforce<JobServices>): Workforce<JobServices> {
  const others = workforce.workers.filter(({ job }) => job !== settlePaymentJob.name);
  return { ...workforce, workers: [...others, forgetful] };
}

const forgetful: Worker<JobServices> = defineWorker(
  settlePaymentJob,
  async (services: JobServices, { provider, ref }) => {
    const payment = await services.payment.accounts.find(provider)?.get(ref);
    if (payment?.state !== "paid") return;
    const { rows } = await sql<{
      site: SiteId;
      member: MemberId;
      credits: number;
      minor: number;
      currency: Currency;
    }>`select site_id as site, member_id as member, credits, price_minor as minor, currency
    from payment_order where id = ${payment.order}`.execute(services.db);
    const at = services.clock.now();
    for (const { minor, currency, ...order } of rows) {
      const purchasePayment = `${payment.order}:${randomUUID()}`;
      const purchase = { ...order, payment: purchasePayment, paid: { minor, currency }, at };
      await services.db.transaction().execute((tx) => addPurchase(tx, purchase));
    }
  },
);
