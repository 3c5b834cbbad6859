import type { orderEndpoints } from "#contract/orders.ts";
import type { InputOf } from "#contract/shared/endpoint.ts";

/** What the browser sends to order a bundle. */
export type OrderRequest = InputOf<(typeof orderEndpoints)["POST /api/orders"]>["body"];

/** Whether a repeated request matches the earlier order. */
export function isSameOrder(
  order: {
    readonly bundle_id: string;
    readonly country: string;
    readonly price_minor: number;
    readonly currency: string;
  },
  { bundle, country, price }: Pick<OrderRequest, "bundle" | "country" | "price">,
): boolean {
  return (
    order.bundle_id === bundle &&
    order.country === country &&
    (price === undefined ||
      (order.price_minor === price.minor && order.currency === price.currency))
  );
}

/** How long an order can be paid at its price. */
const PRICE_HOLD_HOURS = 24;

/** Until when a payment of this order can be opened at its price. */
export function computePriceHold(orderedAt: Date): Date {
  return new Date(orderedAt.getTime() + PRICE_HOLD_HOURS * 3_600_000);
}
