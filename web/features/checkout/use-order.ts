import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Money } from "#contract/formatting/money.ts";
import type { PaymentMethodId } from "#contract/catalogue/payment-methods.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { errorCode } from "#web/api/api.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { storeNextAfterPayment } from "#web/features/payments/next-after-payment.ts";

export interface OrderRequest {
  readonly bundle: string;
  readonly method: PaymentMethodId;
  /** "" leaves the choice to the provider's page. */
  readonly bank: string;
  readonly country: CountryCode;
  /** The price shown on the page. */
  readonly price: Money;
}

/** After these errors the order cannot be retried; the next press places a new order. */
const finalErrors: readonly unknown[] = [
  "order_id_used",
  "order_expired",
  "price_changed",
  "method_unavailable",
];

/**
 * Places an order and opens the provider's page. A retry after a lost connection reuses the order id;
 * another bundle, method or country is a new order. `next` is the address to return to after payment.
 */
export function useOrder(next: string) {
  const { api, queryClient } = usePageContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const attempt = useRef({ key: "", id: "" });
  const [{ busy, error }, setState] = useState<{ busy: boolean; error: unknown }>(idle);
  useEffect(() => {
    // Back may restore the page from the back/forward cache while it is still busy.
    const back = (event: PageTransitionEvent) => event.persisted && setState(idle);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);

  const send = async (request: OrderRequest) => {
    const key = JSON.stringify(request);
    if (attempt.current.key !== key) attempt.current = { key, id: crypto.randomUUID() };
    setState({ busy: true, error: null });
    try {
      const { bundle, method, bank, country, price } = request;
      const { payment_id, checkout_url } = await api("POST /api/orders", {
        body: {
          id: attempt.current.id,
          bundle,
          method,
          country,
          price,
          ...(bank && { issuer: bank }),
        },
      });
      storeNextAfterPayment(payment_id, next);
      // Stay busy until the page unloads.
      window.location.assign(checkout_url);
    } catch (caught) {
      setState({ busy: false, error: caught });
      if (errorCode(caught) === "authentication_required") {
        // The session has ended; log-in returns the member to this page.
        return void navigate(paths.login(pathname + search));
      }
      if (!finalErrors.includes(errorCode(caught))) return;
      attempt.current = { key: "", id: "" };
      await queryClient.invalidateQueries({ queryKey: ["offer"] });
    }
  };
  return { order: (request: OrderRequest) => void send(request), busy, error };
}

const idle = { busy: false, error: null };
