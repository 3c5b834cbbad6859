import type { Order } from "#server/domains/orders/find-order.ts";
import { reversePurchase } from "#server/domains/credits/reverse-purchase.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import type { PaymentSnapshot, PaymentState } from "#server/providers/payment/port.ts";
import { paymentReversed } from "./events.ts";
import { findReversal, insertReversal } from "./reversal-store.ts";
import type { ReversalRow } from "./reversal-store.ts";
import type { CreatedAttempt, Source } from "./store.ts";

/** A payment being settled; its order and attempt are locked. */
export interface Settlement {
  readonly tx: Tx;
  readonly order: Order;
  readonly attempt: CreatedAttempt;
  /** Its previous state. */
  readonly from: PaymentState | null;
  readonly source: Source;
  readonly at: Date;
}

type ReversedMoney = Pick<PaymentSnapshot, "refunded" | "chargedBack">;

/**
 * Whether a response may be older than what is stored. Totals can fall as well as rise, so if two
 * responses cross, only a new request shows the current state.
 */
export function isReversalOutdated(
  known: ReversalRow | undefined,
  stored: ReversalRow | undefined,
  answer: ReversedMoney,
): boolean {
  return known?.id !== stored?.id && !isSame(moneyOf(stored), answer);
}

/**
 * Stores the refunds and charge-backs of a payment, and takes or gives back credits if its purchase
 * is booked. Returns whether anything changed.
 */
export async function settleReversal(
  settlement: Settlement,
  snapshot: PaymentSnapshot,
  { booked, fits }: { readonly booked: boolean; readonly fits: boolean },
): Promise<boolean> {
  const { tx, attempt, order, source, at } = settlement;
  const { site_id: site, member_id: member } = order;
  const before = moneyOf(await findReversal(tx, site, attempt.id));
  const { refunded, chargedBack } = snapshot;
  const isNew = !isSame(before, snapshot);
  // Amounts returned before the purchase was booked are already stored but have taken no credits
  // yet.
  if (!isNew && !(booked && refunded + chargedBack > 0)) return false;
  if (isNew) await insertReversal(tx, attempt, snapshot, source, at);
  const reversal = { site, member, payment: order.id, money: { refunded, chargedBack }, at };
  const change = fits ? await reversePurchase(tx, reversal) : null;
  const taken = (of: { refunded: number; chargedBack: number }) => of.refunded + of.chargedBack;
  await recordEvent(tx, paymentReversed, {
    site,
    at,
    data: {
      order: order.id,
      member,
      ref: attempt.provider_ref,
      currency: snapshot.amount.currency,
      before: { refunded: before.refunded, charged_back: before.chargedBack },
      now: { refunded, charged_back: chargedBack },
      credits_taken: change ? taken(change.now) - taken(change.before) : 0,
      debt: change?.now.debt ?? 0,
      premium: change?.premium ?? "unchanged",
    },
  });
  return true;
}

function moneyOf(row: ReversalRow | undefined): ReversedMoney {
  return { refunded: row?.refunded_minor ?? 0, chargedBack: row?.charged_back_minor ?? 0 };
}

function isSame(one: ReversedMoney, other: ReversedMoney): boolean {
  return one.refunded === other.refunded && one.chargedBack === other.chargedBack;
}
