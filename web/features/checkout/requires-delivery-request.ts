import type { CountryCode } from "#contract/catalogue/regions.ts";

/**
 * Where the law gives buyers a right to withdraw, immediate delivery needs their express request
 * (Directive 2011/83/EU articles 8(8) and 14(3); in the United Kingdom the Consumer Contracts
 * Regulations 2013, regulation 36). Elsewhere no law requires it.
 */
const requiredIn: Readonly<Record<CountryCode, boolean>> = {
  NL: true,
  BE: true,
  FR: true,
  IT: true,
  ES: true,
  DE: true,
  AT: true,
  IE: true,
  PL: true,
  GB: true,
  CH: false,
  US: false,
  CA: false,
  AU: false,
  NZ: false,
};

export function requiresDeliveryRequest(country: CountryCode): boolean {
  return requiredIn[country];
}
