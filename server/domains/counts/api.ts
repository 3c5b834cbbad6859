import type { countEndpoints } from "#contract/counts.ts";
import { recordPresence } from "#server/domains/profiles/presence.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { loadCounts } from "./store.ts";

export const countsApi: Handlers<typeof countEndpoints, RequestContext> = {
  // A visible page requests the counts every minute, which shows that the member is here. A hidden
  // page requests them after live events, and a member who left it in the background must still get
  // mail.
  "GET /api/counts": async (ctx, { query }) => {
    const member = requireMember(ctx);
    if (query.hidden === undefined) await recordPresence(ctx, member.id);
    return loadCounts(ctx.services.db, toMemberViewer(ctx, member));
  },
};
