import type { MemberId } from "#contract/shared/ids.ts";
import { lockOrder } from "#server/domains/orders/find-order.ts";
import { addPurchase } from "#server/domains/credits/add-purchase.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import type { PaymentSnapshot, PaymentState } from "#server/providers/payment/port.ts";
import { paymentDiffers, paymentSettled } from "./events.ts";
import { isReversalOutdated, settleReversal } from "./settle-reversal.ts";
import type { Settlement } from "./settle-reversal.ts";
import { findReversal, insertMismatch } from "./reversal-store.ts";
import type { ReversalRow } from "./reversal-store.ts";
import { canMoveTo, findMismatch, isFinal, isAbandoned, scheduleReversalCheck } from "./rules.ts";
import type { Mismatch } from "./rules.ts";
import * as store from "./store.ts";

type SettleServices = Pick<Services, "db" | "clock" | "payment" | "bus">;

/** Two crossing responses are rare; more in a row mean that something is wrong. */
const MAX_ROUNDS = 4;

/**
 * Asks the account that created a payment and books its response, safe to repeat in any order.
 * Throws PaymentUnavailable without a response, or if the account is not configured any more.
 */
export async function settlePayment(
  services: SettleServices,
  attempt: store.CreatedAttempt,
  source: store.Source,
): Promise<void> {
  const { db, bus, clock, payment } = services;
  const provider = payment.accounts.find(attempt.provider);
  if (!provider) throw new PaymentUnavailable("the payment's account is not configured");
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = await findReversal(db, attempt.site_id, attempt.id);
    const snapshot = await provider.get(attempt.provider_ref);
    const outcome = await db
      .transaction()
      .execute((tx) => settle(tx, { attempt, source, known, at: clock.now() }, snapshot));
    if (outcome === "outdated") continue;
    if (outcome.changed) bus.publish(outcome.member, { is: "credits" });
    return;
  }
  throw new PaymentUnavailable("the payment changed while it was read");
}

interface Question {
  readonly attempt: store.CreatedAttempt;
  readonly source: store.Source;
  /** The stored refunds and charge-backs before the provider was asked. */
  readonly known: ReversalRow | undefined;
  readonly at: Date;
}

type Outcome = { readonly member: MemberId; readonly changed: boolean } | "outdated";

async function settle(
  tx: Tx,
  { known, ...question }: Question,
  snapshot: PaymentSnapshot | null,
): Promise<Outcome> {
  const { attempt, at } = question;
  const { site_id: site, id } = attempt;
  const order = await lockOrder(tx, site, attempt.order_id);
  const { paid_at } = await store.lockAttempt(tx, site, id);
  const settlement = { ...question, tx, order, from: await store.findState(tx, site, id) };
  if (snapshot?.state !== "paid") {
    const state = await settleUnpaid(settlement, snapshot);
    if (paid_at !== null) await scheduleChecks(settlement, paid_at);
    else if (state !== null && isFinal(state)) {
      await store.updateAttempt(tx, site, id, { next_check_at: null });
    }
    return { member: order.member_id, changed: false };
  }
  if (isReversalOutdated(known, await findReversal(tx, site, id), snapshot)) return "outdated";
  const changed = await settlePaid(settlement, snapshot);
  await scheduleChecks(settlement, paid_at ?? at);
  return { member: order.member_id, changed };
}

/** Returns the resulting state. */
async function settleUnpaid(
  settlement: Settlement,
  snapshot: PaymentSnapshot | null,
): Promise<PaymentState | null> {
  const { attempt, from, at } = settlement;
  if (snapshot) return moveTo(settlement, snapshot.state, snapshot.failure);
  return isAbandoned(attempt.opened_at, at) ? moveTo(settlement, "expired", null) : from;
}

/** Returns whether anything changed. */
async function settlePaid(settlement: Settlement, snapshot: PaymentSnapshot): Promise<boolean> {
  const { tx, attempt, order, from, at } = settlement;
  const { site_id: site } = attempt;
  const kind =
    findMismatch(order, snapshot) ??
    (from !== "paid" && (await store.isOrderPaid(tx, site, order.id)) ? "twice" : null);
  if (kind) {
    const isNew = await insertMismatch(tx, attempt, kind, snapshot, at);
    if (isNew) await recordDifference(settlement, kind, snapshot);
    return (await settleReversal(settlement, snapshot, { booked: false, fits: false })) || isNew;
  }
  const booked = from !== "paid";
  if (booked) await book(settlement);
  return (await settleReversal(settlement, snapshot, { booked, fits: true })) || booked;
}

async function book(settlement: Settlement): Promise<void> {
  const { tx, order, at } = settlement;
  await moveTo(settlement, "paid", null);
  const { site_id: site, member_id: member, credits } = order;
  const paid = { minor: order.price_minor, currency: order.currency };
  const purchase = { site, member, credits, payment: order.id, paid, at };
  if (!(await addPurchase(tx, purchase))) return;
  await recordEvent(tx, paymentSettled, {
    site,
    at,
    data: { order: order.id, member, credits, paid },
  });
}

async function recordDifference(
  { tx, attempt, order, at }: Settlement,
  kind: Mismatch,
  { amount, order: reported_order }: PaymentSnapshot,
): Promise<void> {
  await recordEvent(tx, paymentDiffers, {
    site: order.site_id,
    at,
    data: {
      order: order.id,
      member: order.member_id,
      ref: attempt.provider_ref,
      kind,
      ordered: { minor: order.price_minor, currency: order.currency },
      received: amount,
      reported_order,
    },
  });
}

async function moveTo(
  { tx, attempt, from, at, source }: Settlement,
  state: PaymentState,
  failure: store.StateRow["failure"],
): Promise<PaymentState> {
  if (!canMoveTo(from, state)) return from ?? state;
  const { site_id, id } = attempt;
  await store.insertState(tx, { site_id, attempt_id: id, state, source, failure, at });
  if (isFinal(state)) await store.updateAttempt(tx, site_id, id, { decided_at: at });
  return state;
}

/** From now on only refunds and charge-backs are requested from the provider. */
async function scheduleChecks({ tx, attempt, at }: Settlement, paidAt: Date): Promise<void> {
  const next_check_at = scheduleReversalCheck(paidAt, at);
  await store.updateAttempt(tx, attempt.site_id, attempt.id, { paid_at: paidAt, next_check_at });
}
