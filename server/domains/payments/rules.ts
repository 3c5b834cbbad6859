import type { TransactionStatus } from "#contract/payments.ts";
import type { PaymentSnapshot, PaymentState } from "#server/providers/payment/port.ts";

/** What can follow on a state. What is final stays; but money that arrived is never refused. */
const following: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: ["pending", "paid", "failed", "canceled", "expired"],
  pending: ["paid", "failed", "canceled", "expired"],
  paid: [],
  failed: ["paid"],
  canceled: ["paid"],
  expired: ["paid"],
};

/** Whether what the provider says moves a payment on; late and repeated words do not. */
export function movesOn(from: PaymentState | null, to: PaymentState): boolean {
  return from === null || following[from].includes(to);
}

/** Nothing more is expected to happen. */
export function isFinal(state: PaymentState): boolean {
  return state !== "open" && state !== "pending";
}

/** What the status screen says; null is a payment the provider has not confirmed to have. */
export function screenStatus(state: PaymentState | null): TransactionStatus {
  switch (state) {
    case null:
    case "open":
      return "loading";
    case "pending":
      return "pending";
    case "paid":
      return "completed";
    case "failed":
      return "failed";
    case "canceled":
    case "expired":
      return "cancelled";
  }
}

export type Mismatch = "amount" | "currency" | "order";

/** In what the provider's payment differs from the order, if in anything. */
export function mismatchOf(
  order: { readonly id: string; readonly price_minor: number; readonly currency: string },
  { amount, order: said }: Pick<PaymentSnapshot, "amount" | "order">,
): Mismatch | null {
  if (said !== order.id) return "order";
  if (amount.currency !== order.currency) return "currency";
  return amount.minor === order.price_minor ? null : "amount";
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When an undecided payment is asked after again: at 2 and 15 minutes, hourly, then daily. */
export function nextCheck(openedAt: Date, at: Date): Date {
  const age = at.getTime() - openedAt.getTime();
  const wait = (ms: number) => new Date(at.getTime() + ms);
  if (age < 2 * MINUTE_MS) return new Date(openedAt.getTime() + 2 * MINUTE_MS);
  if (age < 15 * MINUTE_MS) return new Date(openedAt.getTime() + 15 * MINUTE_MS);
  return age < DAY_MS ? wait(HOUR_MS) : wait(DAY_MS);
}

/**
 * How long a try without an answer may be repeated under its key. Mollie forgets a key after an
 * hour; asking later would open a second payment.
 */
const KEY_LIFE_MS = 50 * MINUTE_MS;

export function keyIsDead(openedAt: Date, at: Date): boolean {
  return at.getTime() - openedAt.getTime() >= KEY_LIFE_MS;
}

/** When a try without an answer is given up: nobody ever saw a page to pay it on. */
export function givenUpAt(openedAt: Date): Date {
  return new Date(openedAt.getTime() + HOUR_MS);
}

/** The provider does not know it, a day after it confirmed to have it. */
export function isForgotten(openedAt: Date, at: Date): boolean {
  return at.getTime() - openedAt.getTime() >= DAY_MS;
}

/** A screen that is looked at asks the provider at most this often for one payment. */
export const ASK_AGAIN_MS = 2_000;
