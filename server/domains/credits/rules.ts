import type { Money } from "#contract/money.ts";

/** What a wallet holds, in whole credits. */
export interface Balance {
  readonly bonus: number;
  readonly bought: number;
}

/** What a text message costs, in credits: the price shown next to Send and the price charged. */
export function priceMessage(site: { readonly message_credits: number }): number {
  return site.message_credits;
}

/** Why credits moved. A cause moves them once, so the same cause again is a retry. */
export const causes = {
  signup: "signup",
  payment: (id: string) => `payment:${id}`,
  message: (clientId: string) => `message:${clientId}`,
  /** Each entry of a reversal has its own cause, which begins with the cause of the purchase. */
  reversal: (purchase: string, step: number, index: number) =>
    `${purchase}${REVERSAL}${step}:${index}`,
} as const;

const REVERSAL = ":reversal:";

/** The cause of the purchase an entry belongs to; the entry's own if it is no reversal. */
export function toPurchaseCause(cause: string): string {
  const end = cause.indexOf(REVERSAL);
  return end < 0 ? cause : cause.slice(0, end);
}

/** The sum of a member's purchases that were not reversed. */
export interface Paid {
  readonly credits: number;
  readonly money: Money;
}

/** The price of credits in money; `from` marks a minimum. */
export interface PriceInMoney {
  readonly money: Money;
  readonly from: boolean;
}

/**
 * Converts credits to money at the member's own average price. Before a first purchase the result is the
 * site's minimum price of a message, or null where the site has none for the country.
 */
export function priceInMoney(
  credits: number,
  paid: Paid | null,
  least: Money | null,
): PriceInMoney | null {
  if (!paid) return least && { money: least, from: true };
  const minor = Math.round((credits * paid.money.minor) / paid.credits);
  return { money: { minor, currency: paid.money.currency }, from: false };
}
