import type { MemberId } from "#contract/shared/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { listBundles, listMethods } from "./load-offer.ts";
import { isSameOrder, findTile } from "./rules.ts";
import type { OrderRequest } from "./rules.ts";
import { insertOrder, findOrderByRequest } from "./store.ts";
import type { NewOrder, Order } from "./store.ts";
import { vatPermille } from "./vat-rates.ts";

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
 * The order to add, at its current price. Throws `invalid_input` naming what the site does not
 * sell, `price_changed` if the member saw another price, and `method_unavailable`.
 */
export async function priceOrder(
  ctx: RequestContext,
  member: MemberId,
  request: OrderRequest,
): Promise<NewOrder> {
  const { site } = ctx;
  if (!site.countries.includes(request.country)) {
    throw new AppError("invalid_input", { fields: { country: "invalid_value" } });
  }
  const bundles = listBundles(ctx, request.country);
  const bundle = bundles.find(({ id }) => id === request.bundle);
  if (!bundle) throw new AppError("invalid_input", { fields: { bundle: "invalid_value" } });
  const shown = request.price ?? bundle.price;
  if (shown.minor !== bundle.price.minor || shown.currency !== bundle.price.currency) {
    throw new AppError("price_changed");
  }
  const payable = await listMethods(ctx, request.country, bundles);
  if (payable.length === 0) throw new AppError("payment_unavailable");
  const tile = findTile(payable, request.method, bundle.id);
  if (!tile) throw new AppError("method_unavailable");
  if (request.issuer !== undefined && !tile.issuers.some(({ id }) => id === request.issuer)) {
    throw new AppError("invalid_input", { fields: { issuer: "invalid_value" } });
  }
  return {
    site_id: site.id,
    member_id: member,
    request_id: request.id,
    bundle_id: bundle.id,
    credits: bundle.credits,
    price_minor: bundle.price.minor,
    currency: bundle.price.currency,
    vat_permille: vatPermille[request.country],
    method: request.method,
    issuer: request.issuer ?? null,
    country: request.country,
    locale: ctx.locale,
    ordered_at: ctx.at,
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
