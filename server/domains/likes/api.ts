import type { likeEndpoints } from "#contract/likes.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { countUnread } from "#server/domains/chat/count-unread.ts";
import { recordPresence } from "#server/domains/profiles/presence.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { likeMember, markLikeSeen, unlikeMember } from "./like-member.ts";
import { listLikes } from "./list-likes.ts";
import { countNewLikes } from "./reads.ts";

export const likesApi: Handlers<typeof likeEndpoints, RequestContext> = {
  "GET /api/likes.php": (ctx) => listLikes(ctx, requireMember(ctx)),
  "POST /api/likes.php": (ctx, { body }) => likeMember(ctx, requireMember(ctx), body.member),
  "DELETE /api/likes.php": async (ctx, { body }) => {
    await unlikeMember(ctx, requireMember(ctx), body.member);
    return { match: false };
  },
  "POST /api/members/:id/seen": async (ctx, { params }) => {
    await markLikeSeen(ctx, requireMember(ctx), params.id);
    return undefined;
  },
  // An open page in the foreground polls this every minute, so the member is online.
  "GET /api/counts": async (ctx) => {
    const member = requireMember(ctx);
    await recordPresence(ctx, member.id);
    const [messages, likes] = await Promise.all([
      countUnread(ctx, member),
      countNewLikes(ctx, member),
    ]);
    return { messages, likes };
  },
};
