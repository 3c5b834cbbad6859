import type { Transaction } from "#contract/payments.ts";

const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;

/**
 * The polling interval for an undecided payment: a second at first, growing to five. False once the
 * payment is decided or waits for staff.
 */
export function pollIntervalMs(
  payment: Pick<Transaction, "status" | "difference"> | undefined,
  loads: number,
): number | false {
  const undecided = payment?.status === "loading" || payment?.status === "pending";
  if (!undecided || payment.difference) return false;
  return Math.min(FIRST_MS * 1.5 ** Math.max(loads - 1, 0), LONGEST_MS);
}
