import type { likeEndpoints } from "#contract/likes.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { likeMember, markLikeSeen, unlikeMember } from "./like-member.ts";
import { listLikes } from "./list-likes.ts";

export const likesApi: Handlers<typeof likeEndpoints, RequestContext> = {
  "GET /api/likes.php": (ctx) => listLikes(ctx, requireMember(ctx)),
  "POST /api/likes.php": (ctx, { body }) => likeMember(ctx, requireMember(ctx), body.member),
  "DELETE /api/likes.php": async (ctx, { body }) => {
    await unlikeMember(ctx, requireMember(ctx), body.member);
    return { match: false };
  },
  "POST /api/members/:id/seen": (ctx, { params }) =>
    markLikeSeen(ctx, requireMember(ctx), params.id),
};
