import type { sessionEndpoints } from "#contract/accounts/sessions.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { endMemberSession, endOtherSessions } from "./end-sessions.ts";
import { listSessions } from "./list-sessions.ts";

export const sessionApi: Handlers<typeof sessionEndpoints, RequestContext> = {
  "GET /api/sessions": async (ctx) => ({ sessions: await listSessions(ctx, requireMember(ctx)) }),
  "DELETE /api/sessions": (ctx) => endOtherSessions(ctx, requireMember(ctx)),
  "DELETE /api/sessions/:id": (ctx, { params }) =>
    endMemberSession(ctx, requireMember(ctx), params.id),
};
