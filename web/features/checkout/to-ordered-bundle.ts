import type { Bundle } from "#contract/checkout.ts";
import type { Transaction } from "#contract/payments.ts";

/** The bundle of an order that is paid again, at the price it was ordered for. */
export function toOrderedBundle(
  { bundle, credits, amount, vat }: Transaction,
  messageCredits: number,
): Bundle {
  const { minor, currency } = amount;
  return {
    id: bundle,
    credits,
    price: amount,
    vat,
    messages: Math.floor(credits / messageCredits),
    price_per_message: { minor: Math.round((minor * messageCredits) / credits), currency },
  };
}
