import type { MemberId } from "#contract/ids.ts";
import type { Money } from "#contract/money.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { listMethods } from "./list-methods.ts";
import { bundlesFor } from "./load-offer.ts";
import { isSameOrder, tileFor } from "./rules.ts";
import type { OrderWish } from "./rules.ts";
import { insertOrder, orderByRequest } from "./store.ts";
import type { NewOrder, Order } from "./store.ts";
import { vatPermille } from "./vat-rates.ts";

export interface OrderRequest extends OrderWish {
  /** Made by the browser: the same id is the same order. */
  readonly id: string;
  /** What she was shown. */
  readonly price?: Money | undefined;
}

/**
 * The order this request already made; null where it is new. Throws `order_id_used` where it made
 * another one.
 */
export async function findPlaced(
  ctx: RequestContext,
  member: MemberId,
  request: OrderRequest,
): Promise<Order | null> {
  const order = await orderByRequest(ctx.services.db, ctx.site.id, member, request.id);
  if (order && !isSameOrder(order, request)) throw new AppError("order_id_used");
  return order ?? null;
}

/**
 * The order as it would be added, at the price of this moment. Throws `invalid_input` naming what
 * the site does not sell, `price_changed` where she was shown another, and `method_unavailable`
 * where it cannot be paid so here.
 */
export async function draftOrder(
  ctx: RequestContext,
  member: MemberId,
  request: OrderRequest,
): Promise<NewOrder> {
  const { site, services } = ctx;
  if (!site.countries.includes(request.country)) {
    throw new AppError("invalid_input", { fields: { country: "invalid_value" } });
  }
  const bundles = bundlesFor(ctx, request.country);
  const bundle = bundles.find(({ id }) => id === request.bundle);
  if (!bundle) throw new AppError("invalid_input", { fields: { bundle: "invalid_value" } });
  const shown = request.price ?? bundle.price;
  if (shown.minor !== bundle.price.minor || shown.currency !== bundle.price.currency) {
    throw new AppError("price_changed");
  }
  const payable = await listMethods(services, request.country, bundles);
  if (payable.length === 0) throw new AppError("payment_unavailable");
  const tile = tileFor(payable, request.method, bundle.id);
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

/** Adds the order, or answers the one that the same request added meanwhile. */
export async function placeOrder(tx: Tx, draft: NewOrder, request: OrderRequest): Promise<Order> {
  const added = await insertOrder(tx, draft);
  if (added) return added;
  const order = await orderByRequest(tx, draft.site_id, draft.member_id, draft.request_id);
  if (!order || !isSameOrder(order, request)) throw new AppError("order_id_used");
  return order;
}
