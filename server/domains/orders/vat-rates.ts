import type { CountryCode } from "#contract/catalogue/regions.ts";

/**
 * The standard rate of VAT or GST where the buyer lives, in tenths of a percent, as of November
 * 2026. Null if the tax differs by state or province, so we charge none.
 */
export const vatPermille: Readonly<Record<CountryCode, number | null>> = {
  NL: 210,
  BE: 210,
  FR: 200,
  IT: 220,
  ES: 210,
  DE: 190,
  AT: 200,
  IE: 230,
  PL: 230,
  GB: 200,
  CH: 81,
  AU: 100,
  NZ: 150,
  CA: null,
  US: null,
};

/** The tax inside a price, in the same minor units. */
export function computeVat(minor: number, permille: number): number {
  return Math.round((minor * permille) / (1_000 + permille));
}
