import type { countEndpoints } from "#contract/counts.ts";
import { recordPresence } from "#server/domains/profiles/presence.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { loadCounts } from "./store.ts";

export const countsApi: Handlers<typeof countEndpoints, RequestContext> = {
  // An open page in front asks every minute: the member is here.
  "GET /api/counts": async (ctx) => {
    const member = requireMember(ctx);
    await recordPresence(ctx, member.id);
    return loadCounts(ctx.services.db, toMemberViewer(ctx, member));
  },
};
