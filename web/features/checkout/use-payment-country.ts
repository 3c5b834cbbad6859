import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { CountryCode } from "#contract/regions.ts";
import { countryIn, keptCountry } from "./payment-country.ts";

/** The payment country the address asks for, else the one asked for before; null: the member's own. */
export function usePaymentCountry(): CountryCode | null {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  return countryIn(search) ?? keptCountry(queryClient);
}
