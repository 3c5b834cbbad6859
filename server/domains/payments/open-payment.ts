import type { MemberId, OrderId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Order } from "#server/domains/checkout/orders.ts";
import { priceOrder, findPlacedOrder, placeOrder } from "#server/domains/checkout/place-order.ts";
import type { OrderRequest } from "#server/domains/checkout/rules.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { getTexts } from "#server/platform/texts.ts";
import { PaymentRejected, PaymentUnavailable } from "#server/providers/payment/port.ts";
import type { CreatedPayment, PaymentState } from "#server/providers/payment/port.ts";
import { computeDeadline, isFinal, isKeyExpired, scheduleCheck } from "./rules.ts";
import * as store from "./store.ts";

export interface OpenedPayment {
  readonly payment_id: OrderId;
  readonly checkout_url: string;
}

/**
 * Orders a bundle and opens its payment. The same request id gives the same order, payment and
 * response, until that payment fails or is cancelled. Throws `order_id_used`, `order_expired`,
 * `price_changed`, `method_unavailable`, `payment_unavailable` and `invalid_input`.
 */
export async function openPayment(
  ctx: RequestContext,
  member: MemberId,
  request: OrderRequest,
): Promise<OpenedPayment> {
  const placed = await findPlacedOrder(ctx, member, request);
  const draft = placed ? null : await priceOrder(ctx, member, request);
  const { order, attempt } = await ctx.services.db.transaction().execute(async (tx) => {
    const added = draft ? await placeOrder(tx, draft, request) : placed;
    if (!added) throw new AppError("unexpected");
    return { order: added, attempt: await store.openAttempt(tx, newAttempt(ctx, added)) };
  });
  const state = await store.findState(ctx.services.db, ctx.site.id, attempt.id);
  const over = state !== null && isFinal(state) && state !== "paid";
  if (attempt.checkout_url !== null) {
    if (over) throw new AppError("order_expired");
    return opened(order, attempt.checkout_url);
  }
  if (state === "failed") throw new AppError("method_unavailable");
  const { account } = ctx.services.payment.accounts.current;
  // Its key counts only at the account that it was sent to, which may have created the payment.
  const isElsewhere = attempt.provider !== account;
  if (over || isElsewhere || isKeyExpired(attempt.opened_at, ctx.at)) {
    throw new AppError("order_expired");
  }
  return opened(order, await createAtProvider(ctx, order, attempt));
}

function newAttempt(ctx: RequestContext, order: Order) {
  return {
    site_id: order.site_id,
    order_id: order.id,
    provider: ctx.services.payment.accounts.current.account,
    opened_at: ctx.at,
    next_check_at: computeDeadline(ctx.at),
  };
}

function opened(order: Order, checkoutUrl: string): OpenedPayment {
  return { payment_id: order.id, checkout_url: checkoutUrl };
}

/**
 * Runs outside any transaction: the attempt is committed, and its id is the call's idempotency key.
 */
async function createAtProvider(
  ctx: RequestContext,
  order: Order,
  attempt: store.Attempt,
): Promise<string> {
  const { publicOrigin, payment } = ctx.services;
  const t = getTexts(order.locale, "checkout");
  const created = await payment.accounts.current
    .create({
      key: attempt.id,
      order: order.id,
      amount: { minor: order.price_minor, currency: order.currency },
      method: order.method,
      issuer: order.issuer,
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
  return created.checkoutUrl;
}

async function saveOpened(ctx: RequestContext, attempt: store.Attempt, created: CreatedPayment) {
  const nextCheckAt = scheduleCheck(attempt.opened_at, ctx.at);
  await ctx.services.db.transaction().execute(async (tx) => {
    await store.saveCreated(tx, ctx.site.id, attempt.id, { ...created, nextCheckAt });
    await store.insertState(tx, stateRow(ctx, attempt, "open"));
  });
}

/** The provider rejected the payment, so the member must place another order. */
async function saveRejection(ctx: RequestContext, attempt: store.Attempt): Promise<void> {
  await ctx.services.db.transaction().execute(async (tx) => {
    const { provider_ref } = await store.lockAttempt(tx, ctx.site.id, attempt.id);
    if (provider_ref !== null) return;
    await store.insertState(tx, stateRow(ctx, attempt, "failed"));
    await store.updateAttempt(tx, ctx.site.id, attempt.id, { next_check_at: null });
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
