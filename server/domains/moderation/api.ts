import type { moderationEndpoints } from "#contract/moderation.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { checkRealPerson } from "./check-real-person.ts";
import { blockMember, unblockMember } from "./block-member.ts";
import { createComplaint, createReport } from "./cases/create-case.ts";
import { createAppeal, listOwnCases, loadOwnCase } from "./cases/own-cases.ts";
import { listBlocked } from "./store.ts";

export const moderationApi: Handlers<typeof moderationEndpoints, RequestContext> = {
  "GET /api/blocks": async (ctx) => {
    const blocked = await listBlocked(ctx.services.db, toMemberViewer(ctx, requireMember(ctx)));
    return {
      blocked: blocked.map(({ id, name, blocked_at }) => ({
        id,
        name,
        blocked_at: blocked_at.toISOString(),
      })),
    };
  },
  "POST /api/blocks": (ctx, { body }) => blockMember(ctx, requireMember(ctx), body.member),
  "DELETE /api/blocks": (ctx, { body }) => unblockMember(ctx, requireMember(ctx), body.member),
  "POST /api/real-person-questions": (ctx, { body }) =>
    checkRealPerson(ctx, requireMember(ctx), body.member),
  "GET /api/reports": async (ctx) => ({ reports: await listOwnCases(ctx, requireMember(ctx)) }),
  "POST /api/reports": (ctx, { body }) => createReport(ctx, requireMember(ctx), body),
  "POST /api/complaints": (ctx, { body }) => createComplaint(ctx, body),
  "GET /api/complaints/:token": (ctx, { params }) => loadOwnCase(ctx, params.token),
  "POST /api/complaints/:token/appeal": (ctx, { params, body }) =>
    createAppeal(ctx, params.token, body.words),
};
