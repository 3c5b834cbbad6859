import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMutation } from "@tanstack/react-query";
import type { Money } from "#contract/formatting/money.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { errorCode } from "#web/api/api.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { storeNextAfterPayment } from "#web/features/payments/next-after-payment.ts";
import { invalidate } from "#web/api/query-key.ts";
import { offerKeys } from "./queries.ts";

export interface OrderRequest {
  readonly bundle: string;
  readonly method: PaymentMethodId;
  /** "" leaves the choice to the provider's page. */
  readonly bank: string;
  readonly country: CountryCode;
  /** The price shown on the page. */
  readonly price: Money;
  /** An order that is paid again; undefined for a new one. */
  readonly again: string | undefined;
}

/** After these errors the order cannot be retried; the next press places a new order. */
const finalErrors: readonly unknown[] = [
  "order_id_used",
  "order_expired",
  "order_paid",
  "price_changed",
  "method_unavailable",
];

/**
 * Places an order, or pays one again, and goes on to the provider's page, or to the payment's own if
 * there is none. A retry after a lost connection reuses the id of the request; another bundle, method
 * or country is a new request. `next` is the address to return to after payment.
 */
export function useOrder(next: string) {
  const { api, queryClient } = usePageContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const attempt = useRef({ key: "", id: "" });
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (request: OrderRequest) => {
      const key = JSON.stringify(request);
      if (attempt.current.key !== key) attempt.current = { key, id: crypto.randomUUID() };
      const { bank, again, method, ...order } = request;
      const body = { id: attempt.current.id, method, ...(bank && { issuer: bank }) };
      return again === undefined
        ? api("POST /api/orders", { body: { ...order, ...body } })
        : api("POST /api/orders/:id/attempts", { params: { id: again }, body });
    },
    onSuccess: (opened) => {
      storeNextAfterPayment(opened.payment_id, next);
      if (opened.next.is === "redirect") window.location.assign(opened.next.url);
      else void navigate(paths.transactions(opened.payment_id));
    },
    onError: (failure) => {
      const code = errorCode(failure);
      // The session has ended; log-in returns the member to this page.
      if (code === "authentication_required") void navigate(paths.login(pathname + search));
      if (!finalErrors.includes(code)) return;
      attempt.current = { key: "", id: "" };
      invalidate(queryClient, offerKeys.all);
    },
  });
  useEffect(() => {
    // Back may restore the page from the back/forward cache while it is still busy.
    const back = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, [reset]);
  // Stays busy until the provider's page opens.
  return { order: mutate, busy: isPending || isSuccess, error };
}
