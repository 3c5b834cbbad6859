import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { priceBundles } from "./quote.ts";
import { isSameOrder } from "./rules.ts";
import type { OrderRequest } from "./rules.ts";
import { insertOrder, findOrderByRequest } from "./store.ts";
import type { NewOrder, Order } from "./store.ts";

/**
 * The order that this request placed before; null for a new request. Throws `order_id_used` if its
 * id belongs to a different order.
 */
export async function findPlacedOrder(
  ctx: RequestContext,
  member: MemberId,
  request: OrderRequest,
): Promise<Order | null> {
  const order = await findOrderByRequest(ctx.services.db, ctx.site.id, member, request.id);
  if (order && !isSameOrder(order, request)) throw new AppError("order_id_used");
  return order ?? null;
}

/**
 * The order to add: the bundle's quote as it is now. Throws `invalid_input` naming what the site
 * does not sell, and `price_changed` if the member saw another price.
 */
export function priceOrder(
  { site, locale, at }: RequestContext,
  member: MemberId,
  request: OrderRequest,
): NewOrder {
  if (!site.countries.includes(request.country)) {
    throw new AppError("invalid_input", { fields: { country: "invalid_value" } });
  }
  const quote = priceBundles(site, request.country).find(({ bundle }) => bundle === request.bundle);
  if (!quote) throw new AppError("invalid_input", { fields: { bundle: "invalid_value" } });
  const { price } = quote;
  const shown = request.price ?? price;
  if (shown.minor !== price.minor || shown.currency !== price.currency) {
    throw new AppError("price_changed");
  }
  return {
    site_id: site.id,
    member_id: member,
    request_id: request.id,
    bundle_id: quote.bundle,
    credits: quote.credits,
    price_minor: price.minor,
    currency: price.currency,
    vat_permille: quote.vatPermille,
    country: request.country,
    locale,
    ordered_at: at,
  };
}

/** Adds the order, or returns the order that the same request added meanwhile. */
export async function placeOrder(tx: Tx, draft: NewOrder, request: OrderRequest): Promise<Order> {
  const added = await insertOrder(tx, draft);
  if (added) return added;
  const order = await findOrderByRequest(tx, draft.site_id, draft.member_id, draft.request_id);
  if (!order || !isSameOrder(order, request)) throw new AppError("order_id_used");
  return order;
}
