import type { Transaction, TransactionStatus } from "#contract/payments.ts";

/** A payment's outcome for the member; texts under `payments.states` and `….status.titles`. */
export type PaymentOutcome =
  | TransactionStatus
  | "transfer"
  | "differs"
  | "refunded"
  | "partly_refunded"
  | "charged_back"
  | "partly_charged_back";

/** Decides the outcome of a payment; a refund or chargeback comes before everything else. */
export function outcomeOf({
  status,
  amount,
  next,
  difference,
  reversal,
}: Pick<Transaction, "status" | "amount" | "next" | "difference" | "reversal">): PaymentOutcome {
  if (!reversal) {
    if (difference) return "differs";
    return next?.is === "instructions" ? "transfer" : status;
  }
  const paid = difference?.received ?? amount;
  const isWhole = reversal.refunded.minor + reversal.charged_back.minor >= paid.minor;
  if (reversal.charged_back.minor > 0) return isWhole ? "charged_back" : "partly_charged_back";
  return isWhole ? "refunded" : "partly_refunded";
}
