import { useSuspenseQuery } from "@tanstack/react-query";
import { redirect, useParams, useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { paths } from "#contract/paths.ts";
import { errorCode } from "#web/api/api.ts";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { Checkout } from "#web/features/checkout/checkout.tsx";
import { storeCountry, usePaymentCountry } from "#web/features/checkout/country/payment-country.ts";
import { toOrderedBundle } from "#web/features/checkout/to-ordered-bundle.ts";
import { transactionQuery } from "#web/features/payments/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import type { PageContext } from "#web/page-context.ts";
import { notFound } from "#web/site/not-found.ts";
import { useSettings } from "#web/site/use-site.ts";

/** `?order=` pays an order again instead of placing a new one. */
const ORDER = "order";

export async function load({ params, request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const country = storeCountry(page.queryClient, search);
  const order = search.get(ORDER);
  if (order !== null) await loadOrder(page, order);
  const offer = await page.queryClient.fetchQuery(offerQuery(page.api, country));
  if (order === null && !offer.bundles.some(({ id }) => id === params["id"])) notFound();
}

/** Checkout for one bundle. */
export function Page() {
  const [search] = useSearchParams();
  const order = search.get(ORDER);
  return order === null ? <NewOrder /> : <OrderAgain key={order} id={order} />;
}

function NewOrder() {
  const { id } = useParams();
  const { data: offer } = useSuspenseQuery(offerQuery(useApi(), usePaymentCountry()));
  const bundle = offer.bundles.find((one) => one.id === id);
  // The bundle may be withdrawn while the page is open.
  return bundle ? <Checkout key={bundle.id} offer={offer} bundle={bundle} /> : null;
}

function OrderAgain({ id }: { id: string }) {
  const api = useApi();
  const { message_credits } = useSettings();
  const { data: order } = useSuspenseQuery(transactionQuery(api, id));
  const { data: offer } = useSuspenseQuery(offerQuery(api, usePaymentCountry()));
  const bundle = toOrderedBundle(order, message_credits);
  return <Checkout offer={offer} bundle={bundle} again={id} />;
}

/** An order that cannot be paid any more shows its own page instead. */
async function loadOrder({ api, queryClient }: PageContext, id: string): Promise<void> {
  try {
    const { retry_until } = await queryClient.fetchQuery(transactionQuery(api, id));
    if (retry_until === null) throw redirect(paths.transactions(id));
  } catch (error) {
    const code = errorCode(error);
    if (code === "not_found" || code === "invalid_input") notFound();
    throw error;
  }
}
