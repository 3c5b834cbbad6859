import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Money } from "#contract/money.ts";
import type { PaymentMethodId } from "#contract/payment-methods.ts";
import type { CountryCode } from "#contract/regions.ts";
import { isApiError } from "#web/api/api.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { rememberNext } from "#web/features/payments/remember-next.ts";

export interface OrderWish {
  readonly bundle: string;
  readonly method: PaymentMethodId;
  /** "" leaves the bank to the provider's page. */
  readonly bank: string;
  readonly country: CountryCode;
  /** As the page shows it. */
  readonly price: Money;
}

/** Words after which the same order cannot be repeated: the next press makes another. */
const over: readonly string[] = [
  "order_id_used",
  "order_expired",
  "price_changed",
  "method_unavailable",
];

/**
 * Orders, then leads to the provider's page. Pressed again after a broken connection it is the same
 * order, by its id; another bundle, method or country is another. `next` is where she wants to be
 * once it is paid.
 */
export function useOrder(next: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const attempt = useRef({ wish: "", id: "" });
  const [{ busy, error }, setState] = useState<{ busy: boolean; error: unknown }>(idle);
  useEffect(() => {
    // The browser's Back may bring the page as it was left: busy.
    const back = (event: PageTransitionEvent) => event.persisted && setState(idle);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);

  const send = async (wish: OrderWish) => {
    const said = JSON.stringify(wish);
    if (attempt.current.wish !== said) attempt.current = { wish: said, id: crypto.randomUUID() };
    setState({ busy: true, error: null });
    try {
      const { bundle, method, bank, country, price } = wish;
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
      rememberNext(payment_id, next);
      // Stays busy: the page is being left.
      window.location.assign(checkout_url);
    } catch (refused) {
      setState({ busy: false, error: refused });
      if (isApiError(refused) && refused.body.error === "authentication_required") {
        // The session ended meanwhile: after log-in she is here again.
        return void navigate(paths.login(pathname + search));
      }
      if (!isApiError(refused) || !over.includes(refused.body.error)) return;
      attempt.current = { wish: "", id: "" };
      await queryClient.invalidateQueries({ queryKey: ["offer"] });
    }
  };
  return { order: (wish: OrderWish) => void send(wish), busy, error };
}

const idle = { busy: false, error: null };
