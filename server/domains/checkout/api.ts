import type { checkoutEndpoints } from "#contract/checkout.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { loadOffer } from "./load-offer.ts";

export const checkoutApi: Handlers<typeof checkoutEndpoints, Call> = {
  "GET /api/credits/offer": async (call, { query }) => {
    if (!call.member) throw new Refused("authentication_required");
    return { offer: await loadOffer(call, call.member.id, query.country) };
  },
};
