import type { NextStep } from "#contract/orders.ts";

/** The provider's page on which a payment is made. */
export function pageOf(next: NextStep): string {
  if (next.is !== "redirect") throw new Error(`the next step is ${next.is}, not a page`);
  return next.url;
}
