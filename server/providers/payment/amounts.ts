import type { Money } from "#contract/formatting/money.ts";

/** An amount as Mollie writes it. All our currencies have two decimal places. */
export function formatAmount({ minor, currency }: Money): { value: string; currency: string } {
  const digits = String(minor).padStart(3, "0");
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}

/** Whole minor units; null unless it is an amount with exactly two decimal places. */
export function parseAmount(value: string): number | null {
  const parts = /^(\d{1,12})\.(\d{2})$/.exec(value);
  return parts ? Number(`${parts[1]}${parts[2]}`) : null;
}
