import type { QueryClient } from "@tanstack/react-query";
import { countryCurrency } from "#contract/country-currency.ts";
import type { CountryCode } from "#contract/regions.ts";

/** The payment country an address asks for (`?country=BE`); null: the member's own. */
export function countryIn(search: URLSearchParams): CountryCode | null {
  const asked = search.get("country") ?? "";
  return isCountry(asked) ? asked : null;
}

const KEPT = ["payment-country"] as const;

/** The one an address asks for, kept while the page lives; without a wish the one kept. */
export function keepCountry(queryClient: QueryClient, search: URLSearchParams): CountryCode | null {
  const asked = countryIn(search);
  queryClient.setQueryDefaults(KEPT, { gcTime: Infinity });
  if (asked) queryClient.setQueryData(KEPT, asked);
  return asked ?? keptCountry(queryClient);
}

/** What was last asked for; null: nothing yet, so the member's own. */
export function keptCountry(queryClient: QueryClient): CountryCode | null {
  return queryClient.getQueryData<CountryCode>(KEPT) ?? null;
}

function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countryCurrency, code);
}
