import type { Money } from "#contract/formatting/money.ts";

/** A wallet's contents, in whole credits. */
export interface Balance {
  readonly bonus: number;
  readonly bought: number;
}

/** The price of a text message in credits, wherever it is shown, compared or charged. */
export function priceMessage(site: { readonly message_credits: number }): number {
  return site.message_credits;
}

/** The price of any gift in credits. */
export function priceGift(site: { readonly gift_credits: number }): number {
  return site.gift_credits;
}

/** The price of a photo in a conversation, in credits. */
export function pricePhoto(site: { readonly photo_credits: number }): number {
  return site.photo_credits;
}

/** Why credits moved. A cause moves them once, so the same cause again is a retry. */
export const causes = {
  signup: "signup",
  payment: (id: string) => `payment:${id}`,
  message: (clientId: string) => `message:${clientId}`,
  /** Each entry of a reversal has its own cause, prefixed with the purchase's cause. */
  reversal: (purchase: string, step: number, index: number) =>
    `${purchase}${REVERSAL}${step}:${index}`,
} as const;

const REVERSAL = ":reversal:";

/** The cause of the purchase an entry belongs to; for other entries their own cause. */
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
 * Converts credits to money at the member's own average price. Before a first purchase it is at the
 * site's lowest price of a message, or null if the site has none for the country.
 */
export function priceInMoney(
  credits: number,
  paid: Paid | null,
  least: Paid | null,
): PriceInMoney | null {
  const known = paid ?? least;
  if (!known) return null;
  const minor = Math.round((credits * known.money.minor) / known.credits);
  return { money: { minor, currency: known.money.currency }, from: !paid };
}
