import { queryOptions } from "@tanstack/react-query";
import type { Offer } from "#contract/checkout.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import type { Api } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

export const offerKeys = {
  all: queryKey<Offer>("offer"),
  in: (country: CountryCode | null) => queryKey<Offer>("offer", country),
};

/** What the member can buy in this country, by default the member's own. */
export const offerQuery = (api: Api, country: CountryCode | null) =>
  queryOptions({
    queryKey: offerKeys.in(country),
    queryFn: async () =>
      (await api("GET /api/credits/offer", { query: country ? { country } : {} })).offer,
    staleTime: 60_000,
  });
