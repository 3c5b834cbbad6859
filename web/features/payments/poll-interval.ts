import type { Transaction } from "#contract/payments.ts";

const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;
/** A transfer takes days, so its page may stay open for long. */
const TRANSFER_LONGEST_MS = 60_000;

/**
 * The polling interval for an undecided payment: a second at first, growing to five, or to a minute
 * for a transfer. False once the payment is decided or waits for staff.
 */
export function pollIntervalMs(
  payment: Pick<Transaction, "status" | "next" | "difference"> | undefined,
  loads: number,
): number | false {
  const undecided = payment?.status === "loading" || payment?.status === "pending";
  if (!undecided || payment.difference) return false;
  const longest = payment.next?.is === "instructions" ? TRANSFER_LONGEST_MS : LONGEST_MS;
  return Math.min(FIRST_MS * 1.5 ** Math.max(loads - 1, 0), longest);
}
