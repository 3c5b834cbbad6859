import { numberFormat } from "./formats.ts";

/** ISO 4217 codes of the countries a site can serve. */
export const currencies = ["EUR", "GBP", "USD", "CAD", "AUD", "NZD", "CHF", "PLN"] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (cents, grosze); never a fraction. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** An amount as reported by somebody else; null in a currency that no site takes. */
export function toMoney(amount: {
  readonly minor: number;
  readonly currency: string;
}): Money | null {
  const currency = currencies.find((code) => code === amount.currency);
  return currency ? { minor: amount.minor, currency } : null;
}

/**
 * The amount as people of that locale write it, e.g. `€ 1,00` in nl. It never breaks over a line:
 * the space is U+00A0, which our text face draws narrow (U+202F it draws as next to nothing).
 * All eight currencies have two minor digits.
 */
export function formatMoney(amount: Money, locale: string): string {
  return numberFormat(locale, { style: "currency", currency: amount.currency }).format(
    amount.minor / 100,
  );
}
