import type { MemberId, PaymentId } from "#contract/ids.ts";
import type { Call } from "#server/domains/call.ts";
import type { Order } from "#server/domains/checkout/find-orders.ts";
import { draftOrder, findPlaced, placeOrder } from "#server/domains/checkout/place-order.ts";
import type { OrderRequest } from "#server/domains/checkout/place-order.ts";
import { siteAddress } from "#server/domains/sites/site-address.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { serverTexts } from "#server/platform/texts.ts";
import { PaymentRefused, PaymentUnavailable } from "#server/providers/payment/port.ts";
import type { CreatedPayment, PaymentState } from "#server/providers/payment/port.ts";
import { givenUpAt, isFinal, keyIsDead, nextCheck } from "./rules.ts";
import * as store from "./store.ts";

export interface OpenedPayment {
  readonly payment_id: PaymentId;
  readonly checkout_url: string;
}

/**
 * Orders a bundle and opens its payment. Repeated with the same id it is the same order, the same
 * payment and the same answer, until that payment failed or was cancelled. Throws `order_id_used`,
 * `order_expired`, `price_changed`, `method_unavailable`, `payment_unavailable` and `invalid_input`.
 */
export async function openPayment(
  call: Call,
  member: MemberId,
  request: OrderRequest,
): Promise<OpenedPayment> {
  const placed = await findPlaced(call, member, request);
  const draft = placed ? null : await draftOrder(call, member, request);
  const { order, attempt } = await call.parts.db.transaction().execute(async (tx) => {
    const added = draft ? await placeOrder(tx, draft, request) : placed;
    if (!added) throw new Refused("unexpected");
    return { order: added, attempt: await store.openAttempt(tx, newAttempt(call, added)) };
  });
  const state = await store.lastState(call.parts.db, call.site.id, attempt.id);
  const over = state !== null && isFinal(state) && state !== "paid";
  if (attempt.checkout_url !== null) {
    if (over) throw new Refused("order_expired");
    return opened(order, attempt.checkout_url);
  }
  if (state === "failed") throw new Refused("method_unavailable");
  if (over || keyIsDead(attempt.opened_at, call.at)) throw new Refused("order_expired");
  return opened(order, await askProvider(call, order, attempt));
}

function newAttempt(call: Call, order: Order) {
  return {
    site_id: order.site_id,
    order_id: order.id,
    provider: call.parts.payment.provider.id,
    opened_at: call.at,
    next_check_at: givenUpAt(call.at),
  };
}

function opened(order: Order, checkoutUrl: string): OpenedPayment {
  return { payment_id: order.id, checkout_url: checkoutUrl };
}

/** Outside any transaction: the attempt's row stands, and its id is the key of the call. */
async function askProvider(call: Call, order: Order, attempt: store.Attempt): Promise<string> {
  const { outside, payment } = call.parts;
  const t = serverTexts(order.locale, "credits");
  const created = await payment.provider
    .create({
      key: attempt.id,
      order: order.id,
      amount: { minor: order.price_minor, currency: order.currency },
      method: order.method,
      issuer: order.issuer,
      merchant: call.site.name,
      description: t("statement", { site: call.site.name, credits: order.credits }),
      returnUrl: siteAddress(outside, call.site, `/transactions/${order.id}`),
      webhookUrl: payment.webhookUrl(call.site),
      locale: order.locale,
      country: order.country,
    })
    .catch(async (error: unknown) => {
      if (error instanceof PaymentUnavailable) throw new Refused("payment_unavailable");
      if (!(error instanceof PaymentRefused)) throw error;
      await saveRefusal(call, attempt);
      throw new Refused("method_unavailable");
    });
  await saveOpened(call, attempt, created);
  return created.checkoutUrl;
}

async function saveOpened(call: Call, attempt: store.Attempt, created: CreatedPayment) {
  const nextCheckAt = nextCheck(attempt.opened_at, call.at);
  await call.parts.db.transaction().execute(async (tx) => {
    await store.saveAnswer(tx, call.site.id, attempt.id, { ...created, nextCheckAt });
    await store.insertState(tx, stateRow(call, attempt, "open"));
  });
}

/** The provider will not have it: another order has to be made. */
async function saveRefusal(call: Call, attempt: store.Attempt): Promise<void> {
  await call.parts.db.transaction().execute(async (tx) => {
    const { provider_ref } = await store.lockedAttempt(tx, call.site.id, attempt.id);
    if (provider_ref !== null) return;
    await store.insertState(tx, stateRow(call, attempt, "failed"));
    await store.setNextCheck(tx, call.site.id, attempt.id, null);
  });
}

function stateRow(call: Call, attempt: store.Attempt, state: PaymentState): store.StateRow {
  return {
    site_id: call.site.id,
    attempt_id: attempt.id,
    state,
    heard_by: "order",
    failure: state === "failed" ? "unknown" : null,
    at: call.at,
  };
}
