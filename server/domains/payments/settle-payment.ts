import type { Services } from "#server/domains/request-context.ts";
import { lockOrder } from "#server/domains/checkout/orders.ts";
import type { Order } from "#server/domains/checkout/orders.ts";
import { addPurchase } from "#server/domains/credits/add-purchase.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import type { PaymentSnapshot, PaymentState } from "#server/providers/payment/port.ts";
import { paymentSettled } from "./events.ts";
import { isFinal, isForgotten, findMismatch, canMoveTo } from "./rules.ts";
import * as store from "./store.ts";

type SettleParts = Pick<Services, "db" | "clock" | "payment" | "bus">;

/**
 * Asks the provider about a payment and makes what it says so: harmless however often and in
 * whatever order it is done. Throws PaymentUnavailable where there is no answer.
 */
export async function settlePayment(
  services: SettleParts,
  attempt: store.Attempt & { readonly provider_ref: string },
  source: store.Source,
): Promise<void> {
  const snapshot = await services.payment.provider.get(attempt.provider_ref);
  const at = services.clock.now();
  const { member, before } = await services.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, attempt.site_id, attempt.order_id);
    await store.lockAttempt(tx, attempt.site_id, attempt.id);
    const from = await store.findState(tx, attempt.site_id, attempt.id);
    // Decided since it was taken up to be asked after: its next turn is taken away once more.
    if (from !== null && isFinal(from)) {
      await store.setNextCheck(tx, attempt.site_id, attempt.id, null);
    }
    const settling = { tx, order, attempt, from, at, source };
    if (snapshot) await settle(settling, snapshot);
    else if (isForgotten(attempt.opened_at, at)) await moveTo(settling, "expired", null);
    return { member: order.member_id, before: from };
  });
  if (snapshot?.state === "paid" && before !== "paid") {
    services.bus.publish(member, { is: "credits" });
  }
}

interface Settling {
  readonly tx: Tx;
  readonly order: Order;
  readonly attempt: store.Attempt;
  readonly from: PaymentState | null;
  readonly at: Date;
  readonly source: store.Source;
}

async function settle(settling: Settling, snapshot: PaymentSnapshot): Promise<void> {
  const { tx, order, attempt, from, at } = settling;
  const { state } = snapshot;
  if (!canMoveTo(from, state)) return;
  if (state !== "paid") return moveTo(settling, state, snapshot.failure);
  const mismatch = findMismatch(order, snapshot);
  if (mismatch) return store.insertMismatch(tx, attempt, mismatch, snapshot, at);
  await moveTo(settling, "paid", null);
  const paid = { minor: order.price_minor, currency: order.currency };
  const purchase = { site: order.site_id, member: order.member_id, credits: order.credits, at };
  const booked = await addPurchase(tx, { ...purchase, payment: order.id, paid });
  if (!booked) return;
  await recordEvent(tx, paymentSettled, {
    site: order.site_id,
    at,
    data: { payment: order.id, member: order.member_id, credits: order.credits, paid },
  });
}

async function moveTo(
  { tx, attempt, from, at, source }: Settling,
  state: PaymentState,
  failure: store.StateRow["failure"],
): Promise<void> {
  if (!canMoveTo(from, state)) return;
  const { site_id, id } = attempt;
  await store.insertState(tx, { site_id, attempt_id: id, state, source, failure, at });
  if (isFinal(state)) await store.setNextCheck(tx, site_id, id, null);
}
