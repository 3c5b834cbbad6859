import type { moderationEndpoints } from "#contract/moderation.ts";
import { toMemberViewer } from "#server/domains/profiles/visibility.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { blockMember, unblockMember } from "./block-member.ts";
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
  "POST /api/blocks": async (ctx, { body }) => {
    await blockMember(ctx, requireMember(ctx), body.member);
    return undefined;
  },
  "DELETE /api/blocks": async (ctx, { body }) => {
    await unblockMember(ctx, requireMember(ctx), body.member);
    return undefined;
  },
};
