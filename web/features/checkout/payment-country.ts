import { countryCurrency } from "#contract/country-currency.ts";
import type { CountryCode } from "#contract/regions.ts";

/** The payment country an address asks for (`?country=BE`); null: the member's own. */
export function countryIn(search: URLSearchParams): CountryCode | null {
  const asked = search.get("country") ?? "";
  return isCountry(asked) ? asked : null;
}

function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countryCurrency, code);
}
