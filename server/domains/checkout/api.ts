import type { checkoutEndpoints } from "#contract/checkout.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { loadOffer } from "./load-offer.ts";

export const checkoutApi: Handlers<typeof checkoutEndpoints, RequestContext> = {
  "GET /api/credits/offer": async (ctx, { query }) => {
    if (!ctx.member) throw new AppError("authentication_required");
    return { offer: await loadOffer(ctx, ctx.member.id, query.country) };
  },
};
