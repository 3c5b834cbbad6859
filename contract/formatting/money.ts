import { numberFormat } from "./formats.ts";

/** ISO 4217 codes of the currencies a site can use. */
export const currencies = ["EUR", "GBP", "USD", "CAD", "AUD", "NZD", "CHF", "PLN"] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (cents, grosze); never a fraction. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** An amount reported by a third party; null if no site uses its currency. */
export function toMoney(amount: {
  readonly minor: number;
  readonly currency: string;
}): Money | null {
  const currency = currencies.find((code) => code === amount.currency);
  return currency ? { minor: amount.minor, currency } : null;
}

/**
 * The amount as people of that locale write it, e.g. `€ 1,00` in nl. It never wraps: its space is
 * U+00A0, which our text face draws narrow (it draws U+202F with almost no width). All eight
 * currencies have two minor digits.
 */
export function formatMoney(amount: Money, locale: string): string {
  return numberFormat(locale, { style: "currency", currency: amount.currency }).format(
    amount.minor / 100,
  );
}
