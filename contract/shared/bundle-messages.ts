import type { Money } from "#contract/formatting/money.ts";

/** How many messages a bundle pays for, and the price of each. */
export function computeMessages(
  credits: number,
  { minor, currency }: Money,
  messageCredits: number,
): { readonly messages: number; readonly price_per_message: Money } {
  return {
    messages: Math.floor(credits / messageCredits),
    price_per_message: { minor: Math.round((minor * messageCredits) / credits), currency },
  };
}
