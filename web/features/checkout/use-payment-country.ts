import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { parsePaymentCountry, storedCountry } from "./payment-country.ts";

/** The payment country in the address, else the stored one; null means the member's own. */
export function usePaymentCountry(): CountryCode | null {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  return parsePaymentCountry(search) ?? storedCountry(queryClient);
}
