import type { Order } from "#server/domains/orders/find-order.ts";
import type { Services } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { PaymentUnavailable } from "#server/providers/payment/port.ts";
import { settlePayment } from "./settle-payment.ts";
import { findUndecided } from "./store.ts";

/**
 * Cancels the payment of an order that nobody has paid yet, so that another one can be opened. Throws
 * `payment_undecided` if it can still be paid, and `payment_unavailable` without a response.
 */
export async function cancelUndecided(
  services: Pick<Services, "db" | "clock" | "payment" | "bus">,
  { site_id: site, id }: Pick<Order, "site_id" | "id">,
): Promise<void> {
  const attempt = await findUndecided(services.db, site, id);
  if (!attempt) return;
  const ref = attempt.provider_ref;
  const provider = services.payment.accounts.find(attempt.provider);
  if (ref === null || !provider) throw new AppError("payment_undecided");
  try {
    await provider.cancel(ref);
    // The answer may be older than a payment: what counts is what the provider says now.
    await settlePayment(services, { ...attempt, provider_ref: ref }, "screen");
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new AppError("payment_unavailable");
  }
  if (await findUndecided(services.db, site, id)) throw new AppError("payment_undecided");
}
