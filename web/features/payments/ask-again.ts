import type { TransactionStatus } from "#contract/payments.ts";

const FIRST_MS = 1_000;
const MOST_MS = 5_000;

/**
 * The wait before an undecided payment is asked after again: a second at first, then longer, five
 * seconds at most. False once it is decided.
 */
export function askAgainMs(status: TransactionStatus | undefined, asked: number): number | false {
  if (status !== "loading" && status !== "pending") return false;
  return Math.min(FIRST_MS * 1.5 ** Math.max(asked - 1, 0), MOST_MS);
}
