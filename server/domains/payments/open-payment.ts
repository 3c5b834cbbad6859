import type { InputOf } from "#contract/shared/endpoint.ts";
import type { MemberId, OrderId } from "#contract/shared/ids.ts";
import type { OpenedPayment, orderEndpoints } from "#contract/orders.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { requireMethod } from "#server/domains/checkout/load-offer.ts";
import { findOrder, lockOrder } from "#server/domains/orders/find-order.ts";
import type { Order } from "#server/domains/orders/find-order.ts";
import { findPlacedOrder, placeOrder, priceOrder } from "#server/domains/orders/place-order.ts";
import { computePriceHold } from "#server/domains/orders/rules.ts";
import type { OrderRequest } from "#server/domains/orders/rules.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { cancelUndecided } from "./cancel-undecided.ts";
import { createAtProvider } from "./create-at-provider.ts";
import { computeDeadline, isFinal, isKeyExpired, isSameAttempt } from "./rules.ts";
import * as store from "./store.ts";

/** How the browser asks to pay an order. */
export type AttemptRequest = InputOf<
  (typeof orderEndpoints)["POST /api/orders/:id/attempts"]
>["body"];

/**
 * Orders a bundle and opens its first payment. The same request id gives the same order, payment and
 * response, until that payment fails or is cancelled. Throws `order_id_used`, `order_expired`,
 * `price_changed`, `method_unavailable`, `payment_unavailable` and `invalid_input`.
 */
export async function openPayment(
  ctx: RequestContext,
  member: MemberId,
  request: OrderRequest,
): Promise<OpenedPayment> {
  const placed = await findPlacedOrder(ctx, member, request);
  const draft = placed ? null : priceOrder(ctx, member, request);
  if (draft) await requireMethod(ctx, toPayment(draft, request));
  const opened = await ctx.services.db.transaction().execute(async (tx) => {
    const order = draft ? await placeOrder(tx, draft, request) : placed;
    if (!order) throw new AppError("unexpected");
    return { order, attempt: await openAttempt(ctx, tx, order, request) };
  });
  return proceed(ctx, opened);
}

/**
 * Opens another payment of an order, after the last one failed or was cancelled. A payment that is
 * still open is cancelled first, if the provider lets us. The same request id gives the same
 * response. Throws `not_found`, `order_id_used`, `order_expired`, `order_paid`, `payment_undecided`,
 * `method_unavailable`, `payment_unavailable` and `invalid_input`.
 */
export async function retryPayment(
  ctx: RequestContext,
  member: MemberId,
  id: OrderId,
  request: AttemptRequest,
): Promise<OpenedPayment> {
  const { services, site } = ctx;
  const order = await findOrder(services.db, site.id, member, id);
  if (!order) throw new AppError("not_found");
  const known = await store.findAttemptByRequest(services.db, site.id, id, request.id);
  if (known) {
    if (!isSameAttempt(known, request)) throw new AppError("order_id_used");
    return proceed(ctx, { order, attempt: known });
  }
  if (await store.isOrderPaid(services.db, site.id, id)) throw new AppError("order_paid");
  if (ctx.at >= computePriceHold(order.ordered_at)) throw new AppError("order_expired");
  await requireMethod(ctx, toPayment(order, request));
  // Last, so that a rejected request gives nothing up.
  await cancelUndecided(services, order);
  const attempt = await services.db.transaction().execute(async (tx) => {
    await lockOrder(tx, site.id, id);
    if (await store.isOrderPaid(tx, site.id, id)) throw new AppError("order_paid");
    return openAttempt(ctx, tx, order, request);
  });
  return proceed(ctx, { order, attempt });
}

function toPayment(
  { country, bundle_id: bundle, price_minor: minor, currency }: Omit<Order, "id">,
  { method, issuer }: Pick<AttemptRequest, "method" | "issuer">,
) {
  return { country, bundle, price: { minor, currency }, method, issuer };
}

async function openAttempt(
  { services, at }: RequestContext,
  tx: Tx,
  order: Order,
  request: AttemptRequest,
): Promise<store.Attempt> {
  const attempt = await store.openAttempt(tx, {
    site_id: order.site_id,
    order_id: order.id,
    request_id: request.id,
    method: request.method,
    issuer: request.issuer ?? null,
    provider: services.payment.accounts.current.account,
    opened_at: at,
    next_check_at: computeDeadline(at),
  });
  if (!attempt) throw new AppError("payment_undecided");
  if (!isSameAttempt(attempt, request)) throw new AppError("order_id_used");
  return attempt;
}

/** Creates the attempt's payment at the provider, unless that was done before. */
async function proceed(
  ctx: RequestContext,
  { order, attempt }: { readonly order: Order; readonly attempt: store.Attempt },
): Promise<OpenedPayment> {
  const state = await store.findState(ctx.services.db, ctx.site.id, attempt.id);
  const over = state !== null && isFinal(state) && state !== "paid";
  if (attempt.next_step !== null) {
    if (over) throw new AppError("order_expired");
    return { payment_id: order.id, next: attempt.next_step };
  }
  if (state === "failed") throw new AppError("method_unavailable");
  const { account } = ctx.services.payment.accounts.current;
  // Its key counts only at the account that it was sent to, which may have created the payment.
  const isElsewhere = attempt.provider !== account;
  if (over || isElsewhere || isKeyExpired(attempt.opened_at, ctx.at)) {
    throw new AppError("order_expired");
  }
  return { payment_id: order.id, next: await createAtProvider(ctx, order, attempt) };
}
