import { useParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { errorCode } from "#web/api/api.ts";
import { transactionQuery, transactionsQuery } from "#web/features/payments/queries.ts";
import { refreshAfterPayment } from "#web/features/payments/refresh-after-payment.ts";
import { parsePage } from "#web/features/payments/parse-page.ts";
import { PaymentStatus } from "#web/features/payments/payment-status.tsx";
import { TransactionList } from "#web/features/payments/transaction-list.tsx";
import { pageContext } from "#web/page-context.ts";
import type { PageContext } from "#web/page-context.ts";
import { notFound } from "#web/site/not-found.ts";

export async function load({ params, request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  if (id) return loadPayment(page, id);
  const number = parsePage(new URL(request.url).searchParams);
  return page.queryClient.fetchQuery(transactionsQuery(page.api, number));
}

/** A payment, or the list of all payments. */
export function Page() {
  const { id } = useParams();
  return id ? <PaymentStatus key={id} id={id} /> : <TransactionList />;
}

async function loadPayment({ api, queryClient }: PageContext, id: string) {
  try {
    const { status } = await queryClient.fetchQuery(transactionQuery(api, id));
    if (status !== "completed") return;
    // Loading the payment may have settled it.
    await Promise.all([
      refreshAfterPayment(api, queryClient),
      queryClient.fetchQuery(transactionsQuery(api, 1)),
    ]);
  } catch (error) {
    const code = errorCode(error);
    if (code === "not_found" || code === "invalid_input") notFound();
    throw error;
  }
}
