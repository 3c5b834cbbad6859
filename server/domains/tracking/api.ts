import type { trackingEndpoints } from "#contract/tracking.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { markLastActive } from "#server/domains/profiles/presence.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";

export const trackingApi: Handlers<typeof trackingEndpoints, RequestContext> = {
  // A hidden page ends a member's presence; nothing is stored about a visitor.
  "POST /api/page-hidden.php": async (ctx) => {
    if (ctx.member) await markLastActive(ctx, ctx.member.id);
  },
};
