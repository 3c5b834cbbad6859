import type { NextStep } from "#contract/orders.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Order } from "#server/domains/orders/find-order.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { getTexts } from "#server/platform/texts.ts";
import { PaymentRejected, PaymentUnavailable } from "#server/providers/payment/port.ts";
import type { CreatedPayment, PaymentState } from "#server/providers/payment/port.ts";
import { scheduleCheck } from "./rules.ts";
import * as store from "./store.ts";

/**
 * Creates an attempt's payment and returns what the payer does next. Runs outside any transaction:
 * the attempt is committed, and its id is the call's idempotency key. Throws `payment_unavailable`
 * and `method_unavailable`.
 */
export async function createAtProvider(
  ctx: RequestContext,
  order: Order,
  attempt: store.Attempt,
): Promise<NextStep> {
  const { publicOrigin, payment } = ctx.services;
  const t = getTexts(order.locale, "checkout");
  const created = await payment.accounts.current
    .create({
      key: attempt.id,
      order: order.id,
      amount: { minor: order.price_minor, currency: order.currency },
      method: attempt.method,
      issuer: attempt.issuer,
      merchant: ctx.site.name,
      description: t("statement", { site: ctx.site.name, credits: order.credits }),
      returnUrl: buildSiteUrl(publicOrigin, ctx.site, `/transactions/${order.id}`),
      webhookUrl: payment.webhookUrl(ctx.site, attempt.provider),
      locale: order.locale,
      country: order.country,
    })
    .catch(async (error: unknown) => {
      if (error instanceof PaymentUnavailable) throw new AppError("payment_unavailable");
      if (!(error instanceof PaymentRejected)) throw error;
      await saveRejection(ctx, attempt);
      throw new AppError("method_unavailable");
    });
  await saveOpened(ctx, attempt, created);
  return created.next;
}

async function saveOpened(ctx: RequestContext, attempt: store.Attempt, created: CreatedPayment) {
  const nextCheckAt = scheduleCheck(attempt.opened_at, ctx.at);
  await ctx.services.db.transaction().execute(async (tx) => {
    await store.saveCreated(tx, ctx.site.id, attempt.id, { ...created, nextCheckAt });
    await store.insertState(tx, stateRow(ctx, attempt, "open"));
  });
}

/** The provider rejected the payment, so the member must choose another method. */
async function saveRejection(ctx: RequestContext, attempt: store.Attempt): Promise<void> {
  const over = { next_check_at: null, decided_at: ctx.at };
  await ctx.services.db.transaction().execute(async (tx) => {
    const { provider_ref } = await store.lockAttempt(tx, ctx.site.id, attempt.id);
    if (provider_ref !== null) return;
    await store.insertState(tx, stateRow(ctx, attempt, "failed"));
    await store.updateAttempt(tx, ctx.site.id, attempt.id, over);
  });
}

function stateRow(
  ctx: RequestContext,
  attempt: store.Attempt,
  state: PaymentState,
): store.StateRow {
  return {
    site_id: ctx.site.id,
    attempt_id: attempt.id,
    state,
    source: "order",
    failure: state === "failed" ? "unknown" : null,
    at: ctx.at,
  };
}
