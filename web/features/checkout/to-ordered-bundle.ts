import type { Bundle } from "#contract/checkout.ts";
import type { Transaction } from "#contract/payments.ts";
import { computeMessages } from "#contract/shared/bundle-messages.ts";

/** The bundle of an order that is paid again, at the price it was ordered for. */
export function toOrderedBundle(
  { bundle, credits, amount, vat }: Transaction,
  messageCredits: number,
): Bundle {
  return {
    id: bundle,
    credits,
    price: amount,
    vat,
    ...computeMessages(credits, amount, messageCredits),
  };
}
