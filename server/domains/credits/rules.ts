import type { Money } from "#contract/money.ts";

/** What a wallet holds, in whole credits. */
export interface Balance {
  readonly bonus: number;
  readonly bought: number;
}

/** What a text message costs, in credits: what is shown beside Send and what is taken. */
export function messageCredits(site: { readonly message_credits: number }): number {
  return site.message_credits;
}

/** Why credits moved. One cause moves them once, so the same cause again is a retry. */
export const causes = {
  signup: "signup",
  payment: (id: string) => `payment:${id}`,
  message: (clientId: string) => `message:${clientId}`,
  /** Each posting of a reversal has a cause of its own, which begins with that of the purchase. */
  reversal: (purchase: string, step: number, index: number) =>
    `${purchase}${REVERSAL}${step}:${index}`,
} as const;

const REVERSAL = ":reversal:";

/** The cause of the purchase a posting belongs to; the posting's own if it is no reversal. */
export function toPurchaseCause(cause: string): string {
  const end = cause.indexOf(REVERSAL);
  return end < 0 ? cause : cause.slice(0, end);
}

/** What a member paid, all purchases that stand together. */
export interface Paid {
  readonly credits: number;
  readonly money: Money;
}

/** What a number of credits is in money, and whether that is only the least it can be. */
export interface PriceInMoney {
  readonly money: Money;
  readonly from: boolean;
}

/**
 * Credits in money: at the member's own average price paid; before a first purchase the site's
 * least price of a message, said with "from". Null where the site names none for the country.
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
