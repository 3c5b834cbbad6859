import type { checkoutEndpoints } from "#contract/checkout.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { loadOffer } from "./load-offer.ts";

export const checkoutApi: Handlers<typeof checkoutEndpoints, RequestContext> = {
  "GET /api/credits/offer": async (ctx, { query }) => ({
    offer: await loadOffer(ctx, requireMember(ctx).id, query.country),
  }),
};
