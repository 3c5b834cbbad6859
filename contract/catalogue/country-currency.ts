import type { Currency } from "#contract/formatting/money.ts";
import type { CountryCode } from "./regions.ts";

/** The currency each country pays in. */
export const countryCurrency: Readonly<Record<CountryCode, Currency>> = {
  NL: "EUR",
  BE: "EUR",
  FR: "EUR",
  IT: "EUR",
  ES: "EUR",
  DE: "EUR",
  AT: "EUR",
  IE: "EUR",
  GB: "GBP",
  CA: "CAD",
  PL: "PLN",
  AU: "AUD",
  NZ: "NZD",
  CH: "CHF",
  US: "USD",
};
