import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { Checkout } from "#web/features/checkout/checkout.tsx";
import { storeCountry, usePaymentCountry } from "#web/features/checkout/country/payment-country.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { notFound } from "#web/site/not-found.ts";

export async function load({ params, request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(pageContext);
  const country = storeCountry(queryClient, new URL(request.url).searchParams);
  const offer = await queryClient.fetchQuery(offerQuery(api, country));
  if (!offer.bundles.some(({ id }) => id === params["id"])) notFound();
}

/** Checkout for one bundle. */
export function Page() {
  const { id } = useParams();
  const { data: offer } = useSuspenseQuery(offerQuery(useApi(), usePaymentCountry()));
  const bundle = offer.bundles.find((one) => one.id === id);
  // The bundle may be withdrawn while the page is open.
  return bundle ? <Checkout key={bundle.id} offer={offer} bundle={bundle} /> : null;
}
