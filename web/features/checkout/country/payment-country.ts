import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { countryCurrency } from "#contract/catalogue/country-currency.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";

/** The payment country in an address (`?country=BE`); null means the member's own. */
export function parsePaymentCountry(search: URLSearchParams): CountryCode | null {
  const country = search.get("country") ?? "";
  return isCountry(country) ? country : null;
}

const paymentCountryKey = ["payment-country"] as const;

/** Stores the country in the address for the life of the page; without one, the stored country stays. */
export function storeCountry(
  queryClient: QueryClient,
  search: URLSearchParams,
): CountryCode | null {
  const country = parsePaymentCountry(search);
  queryClient.setQueryDefaults(paymentCountryKey, { gcTime: Infinity });
  if (country) queryClient.setQueryData(paymentCountryKey, country);
  return country ?? storedCountry(queryClient);
}

/** The stored country; null if none is stored, which means the member's own. */
export function storedCountry(queryClient: QueryClient): CountryCode | null {
  return queryClient.getQueryData<CountryCode>(paymentCountryKey) ?? null;
}

function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(countryCurrency, code);
}

/** The payment country in the address, else the stored one; null means the member's own. */
export function usePaymentCountry(): CountryCode | null {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  return parsePaymentCountry(search) ?? storedCountry(queryClient);
}
