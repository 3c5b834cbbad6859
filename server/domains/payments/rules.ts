import type { TransactionStatus } from "#contract/payments.ts";
import type { PaymentSnapshot, PaymentState } from "#server/providers/payment/port.ts";

/**
 * The states that can follow each state. A final state stays, except that money that still arrives
 * is always accepted.
 */
const following: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: ["pending", "paid", "failed", "canceled", "expired"],
  pending: ["paid", "failed", "canceled", "expired"],
  paid: [],
  failed: ["paid"],
  canceled: ["paid"],
  expired: ["paid"],
};

/** Whether the provider's report advances a payment; a late or repeated one does not. */
export function canMoveTo(from: PaymentState | null, to: PaymentState): boolean {
  return from === null || following[from].includes(to);
}

/** No further change is expected. */
export function isFinal(state: PaymentState): boolean {
  return state !== "open" && state !== "pending";
}

/** The status on the wire; null is a payment the provider has not confirmed yet. */
export function toTransactionStatus(state: PaymentState | null): TransactionStatus {
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

/** What changed since the last report; if one report has two changes, the charge-back counts. */
export function describeReversal(
  before: ReversedMoney,
  now: ReversedMoney,
): { readonly kind: "refunded" | "chargedBack" | "withdrawn" | "failed"; readonly minor: number } {
  const refund = now.refunded - before.refunded;
  const chargeBack = now.charged_back - before.charged_back;
  if (chargeBack > 0) return { kind: "chargedBack", minor: chargeBack };
  if (refund > 0) return { kind: "refunded", minor: refund };
  if (chargeBack < 0) return { kind: "withdrawn", minor: -chargeBack };
  return { kind: "failed", minor: -refund };
}

/** Totals in minor units. */
interface ReversedMoney {
  readonly refunded: number;
  readonly charged_back: number;
}

/** `twice`: another attempt of the same order was paid before. */
export type Mismatch = "amount" | "currency" | "order" | "twice";

/**
 * The attempt that decides what its order's member sees: a booked attempt, else an attempt
 * that can still be paid, else the last.
 */
export function chooseAttempt<
  Attempt extends {
    readonly decided_at: Date | null;
    readonly current: { readonly state: PaymentState } | null;
  },
>(attempts: readonly Attempt[]): Attempt | undefined {
  return (
    attempts.find(({ current }) => current?.state === "paid") ??
    attempts.find(({ decided_at }) => decided_at === null) ??
    attempts.at(-1)
  );
}

/** Whether a repeated request matches the attempt that it opened before. */
export function isSameAttempt(
  attempt: { readonly method: string; readonly issuer: string | null },
  request: { readonly method: string; readonly issuer?: string | undefined },
): boolean {
  return attempt.method === request.method && attempt.issuer === (request.issuer ?? null);
}

/** What differs between the provider's payment and the order, if anything. */
export function findMismatch(
  order: { readonly id: string; readonly price_minor: number; readonly currency: string },
  { amount, order: reported }: Pick<PaymentSnapshot, "amount" | "order">,
): Mismatch | null {
  if (reported !== order.id) return "order";
  if (amount.currency !== order.currency) return "currency";
  return amount.minor === order.price_minor ? null : "amount";
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * When to ask about an undecided payment again: after 2 and 15 minutes, then hourly, then daily.
 */
export function scheduleCheck(openedAt: Date, at: Date): Date {
  const age = at.getTime() - openedAt.getTime();
  const wait = (ms: number) => new Date(at.getTime() + ms);
  if (age < 2 * MINUTE_MS) return new Date(openedAt.getTime() + 2 * MINUTE_MS);
  if (age < 15 * MINUTE_MS) return new Date(openedAt.getTime() + 15 * MINUTE_MS);
  return age < DAY_MS ? wait(HOUR_MS) : wait(DAY_MS);
}

/**
 * How long an attempt without a response may be retried with its key. Mollie drops a key after an
 * hour; a later retry would create a second payment.
 */
const KEY_LIFE_MS = 50 * MINUTE_MS;

export function isKeyExpired(openedAt: Date, at: Date): boolean {
  return at.getTime() - openedAt.getTime() >= KEY_LIFE_MS;
}

/** When an attempt without a response expires: the member never saw a payment page. */
export function computeDeadline(openedAt: Date): Date {
  return new Date(openedAt.getTime() + HOUR_MS);
}

/** Whether a payment unknown to the provider counts as expired: a day after it was created. */
export function isAbandoned(openedAt: Date, at: Date): boolean {
  return at.getTime() - openedAt.getTime() >= DAY_MS;
}

/**
 * Payers can have an unauthorised SEPA debit returned for 13 months; cards and PayPal are faster.
 */
const REVERSAL_WINDOW_MS = 396 * DAY_MS;
const MAX_WAIT_MS = 30 * DAY_MS;

/**
 * When to ask again about a paid payment, because the webhook of a refund or charge-back can be
 * lost: each time its age has doubled, later monthly; 19 requests in all. Null after that.
 */
export function scheduleReversalCheck(paidAt: Date, at: Date): Date | null {
  const age = at.getTime() - paidAt.getTime();
  if (age >= REVERSAL_WINDOW_MS) return null;
  const wait = Math.min(Math.max(age, DAY_MS), MAX_WAIT_MS, REVERSAL_WINDOW_MS - age);
  return new Date(at.getTime() + wait);
}

/**
 * When to look again at a payment whose account is not configured: at the next full hour, or the
 * next day once it is paid. All such payments are due together, so that they are one error.
 */
export function scheduleUnconfiguredCheck(isPaid: boolean, at: Date): Date {
  const period = isPaid ? DAY_MS : HOUR_MS;
  return new Date((Math.floor(at.getTime() / period) + 1) * period);
}

/** An open payment screen triggers a request to the provider at most this often. */
export const POLL_MS = 2_000;
