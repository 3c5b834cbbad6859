import type { autoLikeEndpoints } from "#contract/likes/auto-likes.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { grantAutoLike } from "./grant-auto-like.ts";
import { loadAutoLikes, saveAutoLikes } from "./auto-like-choice.ts";

export const autoLikesApi: Handlers<typeof autoLikeEndpoints, RequestContext> = {
  "GET /api/auto-like.php": (ctx) => grantAutoLike(ctx, requireMember(ctx)),
  "GET /api/auto-likes": (ctx) => loadAutoLikes(ctx, requireMember(ctx)),
  "PUT /api/auto-likes": (ctx, { body }) => saveAutoLikes(ctx, requireMember(ctx), body.on),
};
